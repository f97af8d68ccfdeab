import { expect, it } from 'vitest'
import { toStatistics } from './list-statistics.ts'

it('counts how long the words of a list are', () => {
  expect(toStatistics(['red fox', 'owl', 'owl', ''])).toEqual({
    words: 4,
    different: 3,
    empty: 1,
    byCharacters: [
      { length: 0, words: 1 },
      { length: 3, words: 2 },
      { length: 7, words: 1 },
    ],
    byParts: [
      { length: 0, words: 1 },
      { length: 1, words: 2 },
      { length: 2, words: 1 },
    ],
  })
})
