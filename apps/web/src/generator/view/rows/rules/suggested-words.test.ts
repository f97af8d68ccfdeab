import { describe, expect, it } from 'vitest'
import { findWords, toWords } from './suggested-words.ts'

describe('suggested words', () => {
  it('are the words of the column, each once', () => {
    expect(toWords('Leeds\n York \n\nLeeds\r\n', false)).toEqual(['Leeds', 'York'])
  })
  it('have no spaces if words lose theirs', () => {
    expect(toWords('boat repair\nboatrepair', true)).toEqual(['boatrepair'])
  })
  it('are the first ones of a large column, without half a word', () => {
    const words = toWords(`${'abcdefghij\n'.repeat(100_000)}x`, false)
    expect(words).toEqual(['abcdefghij'])
  })
  it('begin with what is typed, then have it inside', () => {
    expect(findWords(['South Leeds', 'Leeds', 'York'], 'lee', [])).toEqual(['Leeds', 'South Leeds'])
  })
  it('are neither those chosen already nor the one that is typed', () => {
    expect(findWords(['Leeds', 'York'], '', ['York'])).toEqual(['Leeds'])
    expect(findWords(['Leeds', 'Leeds North'], 'Leeds', [])).toEqual(['Leeds North'])
  })
})
