import { describe, expect, it } from 'vitest'
import { guardRow, guardText } from './formula-guard.ts'

const column = (words: readonly string[], tail = '') => ({ words, tail })
const grid = (lead: string, ...columns: ReturnType<typeof column>[]) => ({
  lead,
  columns,
  total: 0n,
  below: [],
})

describe('the guard against formulas', () => {
  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('stands before %j', (text) => {
    expect(guardText(text)).toBe("'")
  })

  it.each(['a=1', '', ' =1', '"'])('does not stand before %j', (text) => {
    expect(guardText(text)).toBe('')
  })

  it('looks at the text a row really begins with', () => {
    expect(guardRow(grid('', column(['a'], '-'), column(['=']), column(['+'])), 'a')).toBe('')
    expect(guardRow(grid('', column([''], '-'), column(['a'])), '')).toBe("'")
    expect(guardRow(grid('x', column(['='])), '=')).toBe('')
  })

  it('stands before all rows that begin with an empty word if any of them needs it', () => {
    expect(guardRow(grid('', column(['']), column(['a', '=b'])), '')).toBe("'")
    expect(guardRow(grid('', column(['']), column(['', 'a']), column(['='])), '')).toBe("'")
    expect(guardRow(grid('', column(['']), column(['a', 'b']), column(['='])), '')).toBe('')
  })
})
