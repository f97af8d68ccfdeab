import { describe, expect, it } from 'vitest'
import { ColumnCopy } from './column-copy.ts'

const READING = { removeWhitespace: false, keepBlankLines: false }

function linesOf(text: string): string {
  return new ColumnCopy('a', text, 1).lines
}

describe('the lines that a list is saved from', () => {
  it('are the words that the column counts, if all of them are on one line', () => {
    expect(linesOf('red, blue, green')).toBe('red\nblue\ngreen')
    expect(linesOf('\n a;"b;c" \n')).toBe('a\nb;c')
    expect(new ColumnCopy('a', 'red, blue, green', 1).words(READING).length).toBe(3)
  })

  it('are the text itself if it has several lines', () => {
    expect(linesOf('Leeds, UK\n York ')).toBe('Leeds, UK\n York ')
  })
})
