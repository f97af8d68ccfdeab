import { describe, expect, it } from 'vitest'
import { guardRow, guardText } from './formula-guard.ts'

const column = (words: readonly string[], tail = '') => ({ words, tail })
const grid = (lead: string, ...columns: ReturnType<typeof column>[]) => ({
  lead,
  columns,
  total: 0n,
  below: [],
})

describe('the formula guard', () => {
  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('guards %j', (text) => {
    expect(guardText(text)).toBe("'")
  })

  it.each(['a=1', '', ' =1', '"'])("doesn't guard %j", (text) => {
    expect(guardText(text)).toBe('')
  })

  it('checks the text that a row really starts with', () => {
    expect(guardRow(grid('', column(['a'], '-'), column(['=']), column(['+'])), 'a')).toBe('')
    expect(guardRow(grid('', column([''], '-'), column(['a'])), '')).toBe("'")
    expect(guardRow(grid('x', column(['='])), '=')).toBe('')
  })

  it('guards all rows that start with an empty word if any of them needs it', () => {
    expect(guardRow(grid('', column(['']), column(['a', '=b'])), '')).toBe("'")
    expect(guardRow(grid('', column(['']), column(['', 'a']), column(['='])), '')).toBe("'")
    expect(guardRow(grid('', column(['']), column(['a', 'b']), column(['='])), '')).toBe('')
  })
})
