import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeyword, MATCH_TYPES, readNotation, writeNotation } from './keyword.ts'
import { judge, matches } from './matching.ts'

function aKeyword(notation: string) {
  const { text, matchType } = readNotation(notation) ?? { text: '', matchType: 'broad' }
  return createKeyword(text, matchType)
}

describe('a negative', () => {
  it.each([
    ['jobs', 'plumber jobs', 'blocks', 'has-words'],
    ['jobs', '"plumber jobs"', 'blocks', 'has-words'],
    ['leeds plumber', '[Plumber Leeds]', 'blocks', 'has-words'],
    ['"plumber jobs"', '"plumber jobs leeds"', 'blocks', 'has-phrase'],
    ['"jobs"', 'plumber jobs', 'blocks', 'has-phrase'],
    ['[plumber jobs]', '[plumber jobs]', 'blocks', 'is-equal'],
    ['"plumber jobs"', 'plumber jobs leeds', 'narrows', 'own-search'],
    ['[plumber jobs]', 'plumber jobs', 'narrows', 'own-search'],
    ['[plumber jobs]', '"plumber jobs"', 'narrows', 'own-search'],
    ['"jobs plumber"', 'plumber jobs', 'narrows', 'word-order'],
    ['[jobs plumber]', 'plumber jobs', 'narrows', 'word-order'],
    ['free', 'plumber', 'narrows', 'added-words'],
    ['[plumber free]', '"plumber"', 'narrows', 'added-words'],
  ])('%s does to the keyword %s: %s, because %s', (negative, keyword, effect, reason) => {
    expect(judge(aKeyword(negative), aKeyword(keyword))).toEqual({ effect, reason })
  })

  it.each([
    ['free', '[plumber]'],
    ['"jobs plumber"', '[plumber jobs]'],
    ['[plumber]', 'plumber leeds'],
    ['plumbers', '[plumber]'],
  ])('%s does nothing to the keyword %s', (negative, keyword) => {
    expect(judge(aKeyword(negative), aKeyword(keyword))).toBeNull()
  })
})

it('reads capitals, accents and spaces alike', () => {
  const search = aKeyword('[cafe\u0301  BAR]').words
  expect(matches(aKeyword('"Caf\u00e9 bar"'), search)).toBe(true)
})

it.each(['red shoes', '"red shoes"', '[red shoes]'])('writes %s as it reads it', (notation) => {
  expect(writeNotation(aKeyword(notation))).toBe(notation)
})

it.each(['"red shoes', '[red shoes', 'red shoes]', '"', '['])('finds no notation in %s', (notation) => {
  expect(readNotation(notation)).toBeNull()
})

describe('by definition', () => {
  const WORDS = ['a', 'b', 'c']
  const searches = WORDS.flatMap((a) => [[a], ...WORDS.flatMap((b) => [[a, b]])])
  const longer = searches.flatMap((one) =>
    searches.flatMap((two) => searches.map((three) => [...one, ...two, ...three])),
  )
  const all = [...searches, ...searches.flatMap((one) => searches.map((two) => [...one, ...two])), ...longer]
  const term = fc
    .tuple(
      fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...MATCH_TYPES),
    )
    .map(([words, matchType]) => createKeyword(words.join(' '), matchType))

  it('a negative blocks a keyword if it matches all searches of the keyword, and narrows it if it matches some', () => {
    fc.assert(
      fc.property(term, term, (negative, keyword) => {
        const own = all.filter((search) => matches(keyword, search))
        const blocked = own.filter((search) => matches(negative, search))
        const effect = blocked.length === own.length ? 'blocks' : blocked.length > 0 ? 'narrows' : undefined
        expect(judge(negative, keyword)?.effect).toBe(effect)
      }),
    )
  })

  it('the reason says which searches are left', () => {
    fc.assert(
      fc.property(term, term, (negative, keyword) => {
        const { reason } = judge(negative, keyword) ?? {}
        if (reason === 'own-search') expect(matches(negative, keyword.words)).toBe(true)
        if (reason === 'word-order' || reason === 'added-words') {
          expect(matches(negative, keyword.words)).toBe(false)
          const usesOwnWords = negative.words.every((word) => keyword.words.includes(word))
          expect(reason).toBe(usesOwnWords ? 'word-order' : 'added-words')
        }
      }),
    )
  })
})
