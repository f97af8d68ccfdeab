import { describe, expect, it } from 'vitest'
import { suggestFormat } from './formats.ts'

describe('a text that is read line by line', () => {
  it('looks like JSON if it is in brackets', () => {
    expect(suggestFormat(' ["a",\n"b"]\n')).toBe('json')
    expect(suggestFormat('{"a": 1}')).toBe('json')
    expect(suggestFormat('[sale] shoes\nboots')).toBeNull()
  })

  it('looks like TSV if every line has the same number of tabs', () => {
    expect(suggestFormat('a\tb\nc\td\n')).toBe('tsv')
    expect(suggestFormat('a\tb\nc\n')).toBeNull()
    expect(suggestFormat('a\nb')).toBeNull()
    expect(suggestFormat(`${'a\tb\n'.repeat(10_000)}`)).toBe('tsv')
  })
})
