import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, loadStemmer, loadStopWords, UnsupportedLanguageError } from './languages.ts'
import { loadNearKey, type Nearness } from './near-key.ts'

describe('a key of words that are nearly the same', () => {
  it.each<[string, Nearness, string, string]>([
    ['case', { ignoring: ['case'] }, 'STRASSE', 'straße'],
    ['case with a final sigma', { ignoring: ['case'] }, 'ΟΔΟΣ', 'οδος'],
    ['case of a dotted capital I', { ignoring: ['case'] }, 'İstanbul', 'istanbul'],
    ['case in Turkish', { ignoring: ['case'], language: 'tr' }, 'ISPARTA İli', 'ısparta ili'],
    ['invisible characters', { ignoring: ['case'] }, 'shoes\u200b', 'sho\u00ades'],
    ['the kind of apostrophe', { ignoring: ['case'] }, 'men’s', "men's"],
    ['accents', { ignoring: ['accents'] }, 'café', 'cafe'],
    ['accents before words are ordered', { ignoring: ['accents', 'order'] }, 'été fox', 'ete fox'],
    [
      'accents of stop words',
      { ignoring: ['accents', 'stop-words'], language: 'fr' },
      'même sac',
      'meme sac',
    ],
    ['ligatures', { ignoring: ['case', 'accents'] }, 'Œuvre', 'oeuvre'],
    ['accents, however they are stored', { ignoring: ['case'] }, 'Cafe\u0301', 'café'],
    ['strokes through letters', { ignoring: ['accents'] }, 'Łódź', 'Lodz'],
    ['the order of words', { ignoring: ['order'] }, 'fox, red', 'red fox'],
    ['word endings', { ignoring: ['endings'] }, 'Running shoes', 'run shoe'],
    ['word endings of a language', { ignoring: ['endings'], language: 'de' }, 'Schuhe', 'schuh'],
    ['stop words', { ignoring: ['stop-words'] }, 'shoes for the rain', 'shoes rain'],
    [
      'all of it',
      { ignoring: ['case', 'accents', 'order', 'endings', 'stop-words'] },
      'the Cafés of Paris',
      'paris cafe',
    ],
  ])('is the same without %s', async (_what, nearness, one, other) => {
    const toKey = await loadNearKey(nearness)
    expect(toKey(one)).toBe(toKey(other))
  })

  it.each<[string, Nearness, string, string]>([
    ['case, if that counts', { ignoring: ['accents'] }, 'Red', 'red'],
    ['a letter of its own', { ignoring: ['accents'] }, 'мой', 'мои'],
    ['a dotless i', { ignoring: ['case'] }, 'sınır', 'sinir'],
    ['a dotless i in Turkish', { ignoring: ['case'], language: 'tr-TR' }, 'KIZ', 'kiz'],
    ['letters with and without accents, if those count', { ignoring: ['case'] }, 'Œuvre', 'oeuvre'],
    ['what distinguishes languages of programmers', { ignoring: ['order'] }, 'c++', 'c#'],
    ['stop words, if a text has nothing else', { ignoring: ['stop-words'] }, 'the who', 'the the'],
    ['anything, if nothing is ignored', { ignoring: [] }, 'a', 'a '],
  ])('tells apart %s', async (_what, nearness, one, other) => {
    const toKey = await loadNearKey(nearness)
    expect(toKey(one)).not.toBe(toKey(other))
  })
})

describe('languages', () => {
  it.each(LANGUAGE_CODES)('have word endings and stop words: %s', async (language) => {
    expect((await loadStemmer(language))('a')).toBeTypeOf('string')
    expect((await loadStopWords(language)).size).toBeGreaterThan(20)
  })

  it('are named if one is missing', async () => {
    await expect(loadStopWords('xx')).rejects.toThrow(UnsupportedLanguageError)
    await expect(loadStopWords('xx')).rejects.toThrow('Use ar, bg, da, de,')
  })
})
