import { describe, expect, it } from 'vitest'
import { findWords } from './find-words.ts'

describe('findWords', () => {
  it('counts each matching word once, and returns the first of them', async () => {
    const text = ['red boot', 'clog', 'boot boot', 'Bootleg', 'reboot'].join('\n')
    expect(await findWords(text, 'boot', 3)).toEqual({
      count: 4,
      words: ['red boot', 'boot boot', 'Bootleg'],
    })
  })

  it('returns null when no word matches', async () => {
    expect(await findWords('boot\nclog', 'hat', 3)).toBeNull()
    expect(await findWords('', 'hat', 3)).toBeNull()
  })

  it.each([
    ['BOOT', 'a boot'],
    ['straße', 'HAUPTSTRASSE 7'],
    ['STRASSE', 'Hauptstraße 7'],
    ['ΌΣΟΣ', 'όσος'],
    ['Ångström', 'ÅNGSTRÖM'],
    ['cafe', 'Café au lait'],
    ['café', 'cafe'],
    ['café', 'cafe\u0301'],
    ['istanbul', 'İstanbul'],
    ['İSTANBUL', 'istanbul'],
    ['oeuvre', 'Œuvre'],
    ["men's", 'Men’s shoes'],
    ['redshoes', 'red\u200bshoes'],
    ['й', 'Й'],
    ['🧵', 'a 🧵'],
    ['$1 .*', 'costs $1 .* and more'],
    [' ', 'red boot'],
  ])('ignores case, accents and invisible characters: %s in %s', async (sought, word) => {
    expect(await findWords(`clog\n${word}\nmule`, sought, 3)).toEqual({ count: 1, words: [word] })
  })

  it('finds nothing by an accent alone', async () => {
    for (const sought of ['\u0301', '\u200b']) expect(await findWords('café', sought, 3)).toBeNull()
  })

  it('finds nothing across the boundary of two words', async () => {
    for (const sought of ['boot\nclog', 'bootclog', 't\r']) {
      expect(await findWords('boot\nclog', sought, 3)).toBeNull()
    }
  })

  it('returns words as they were typed, although folding changes the length of words before them', async () => {
    const words = [...Array<string>(1000).fill('ßŉİﬃ'), 'Boot', 'ß', 'boot']
    expect(await findWords(words.join('\n'), 'boot', 3)).toEqual({ count: 2, words: ['Boot', 'boot'] })
  })

  it('finds all words in a text of many blocks', async () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `word number ${at}`)
    const found = await findWords(words.join('\n'), 'NUMBER 19999', 3)
    expect(found).toEqual({
      count: words.filter((word) => word.includes('number 19999')).length,
      words: ['word number 19999', 'word number 199990', 'word number 199991'],
    })
  })
})
