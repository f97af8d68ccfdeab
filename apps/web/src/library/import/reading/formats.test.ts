import { describe, expect, it } from 'vitest'
import { formatOf, looksLikeTsv } from './formats.ts'

describe('the format of a file', () => {
  it.each([
    ['a.CSV', '', 'csv'],
    ['a.tab', '', 'tsv'],
    ['a.xlsm', '', 'xlsx'],
    ['words', 'text/plain; charset=utf-8', 'txt'],
    ['a.csv.exe', 'application/octet-stream', null],
  ])('goes by its ending, then by its type: %s %s', (name, type, format) => {
    expect(formatOf({ name, type })).toBe(format)
  })
})

describe('lines of words', () => {
  it('look like TSV if each has the same number of tabs', () => {
    expect(looksLikeTsv('a\tb\nc\td\n')).toBe(true)
    expect(looksLikeTsv('a\tb\nc\n')).toBe(false)
    expect(looksLikeTsv('a\nb')).toBe(false)
    expect(looksLikeTsv('a\tb\n'.repeat(10_000))).toBe(true)
  })
})
