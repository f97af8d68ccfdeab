import { describe, expect, it } from 'vitest'
import { markRanges } from './mark-range.ts'

const token = (text: string, from: number) => ({ kind: 'plain', text, from, column: null }) as const

describe('the mark of an error', () => {
  it('covers its range only, across pieces', () => {
    const marked = markRanges([token('abc', 0), token('def', 3)], [{ from: 2, to: 4 }])
    expect(marked.map(({ text, from, isMarked }) => [text, from, isMarked])).toEqual([
      ['ab', 0, false],
      ['c', 2, true],
      ['d', 3, true],
      ['ef', 4, false],
    ])
  })
  it('is nowhere without a range', () => {
    expect(markRanges([token('abc', 0)], []).map(({ isMarked }) => isMarked)).toEqual([false])
  })
})
