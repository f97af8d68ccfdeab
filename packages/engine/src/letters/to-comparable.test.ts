import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparableOptions, toComparable } from './to-comparable.ts'

const CASE: ComparableOptions = { ignoresCase: true }
const TURKISH: ComparableOptions = { ignoresCase: true, language: 'tr' }
const ACCENTS: ComparableOptions = { ignoresAccents: true }
const ALL: ComparableOptions = { ignoresCase: true, ignoresAccents: true }

describe('the comparable form of a text', () => {
  it.each<[string, ComparableOptions, string, string]>([
    ['composed and decomposed letters', {}, 'cafe\u0301', 'café'],
    ['a composed letter with an invisible character in it', {}, 'cafe\u200d\u0301', 'café'],
    ['zero width spaces', {}, 'red\u200bshoes', 'redshoes'],
    ['soft hyphens', {}, 'Donau\u00addampf', 'Donaudampf'],
    ['byte order marks', {}, '\ufeffred', 'red'],
    ['marks of direction', {}, '\u200ered\u200f', 'red'],
    ['variants of emoji', {}, '❤\ufe0f', '❤'],
    ['a curly apostrophe', {}, 'men\u2019s', "men's"],
    ['the apostrophe of Ukrainian', {}, 'п\u02bcять', "п'ять"],
    ['case', CASE, 'STRASSE', 'straße'],
    ['a capital ß', CASE, 'STRAẞE', 'strasse'],
    ['a final sigma', CASE, 'ΟΔΟΣ', 'οδοσ'],
    ['case of ligatures', CASE, 'ﬁre', 'FIRE'],
    ['a dotted capital I', CASE, 'İSTANBUL', 'istanbul'],
    ['a dotted capital I of two characters', CASE, 'I\u0307STANBUL', 'istanbul'],
    ['a dotted capital I that other programs made small', CASE, 'i\u0307stanbul', 'istanbul'],
    ['Turkish case', TURKISH, 'ISPARTA İLİ', 'ısparta ili'],
    ['case of Azerbaijani', { ...CASE, language: 'az-Latn' }, 'QIZ', 'qız'],
    ['accents', ACCENTS, 'Málaga', 'Malaga'],
    ['several accents on a letter', ACCENTS, 'Việt', 'Viet'],
    ['points of Hebrew', ACCENTS, 'שָׁלוֹם', 'שלום'],
    ['vowels of Arabic', ACCENTS, 'مُحَمَّد', 'محمد'],
    ['ligatures', ALL, 'Œuvre Ære', 'oeuvre aere'],
    ['strokes', ALL, 'Øresund Łódź Đakovo', 'oresund lodz dakovo'],
    ['ß without case', ACCENTS, 'Maß', 'Mass'],
    ['a dotless i without accents', ALL, 'sınır', 'SINIR'],
  ])('is the same whatever its %s', (_what, options, one, other) => {
    expect(toComparable(one, options)).toBe(toComparable(other, options))
  })

  it.each<[string, ComparableOptions, string, string]>([
    ['case', {}, 'Red', 'red'],
    ['accents', CASE, 'café', 'cafe'],
    ['a dotless i', CASE, 'sınır', 'sinir'],
    ['a dotless i in Turkish', TURKISH, 'KIZ', 'kiz'],
    ['letters that only look accented', ALL, 'мой', 'мои'],
    ['voiced signs of Japanese', ALL, 'が', 'か'],
    ['vowel signs of Hindi', ALL, 'की', 'का'],
    ['flags of regions', ALL, '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['widths', ALL, 'Ａ', 'A'],
  ])('tells apart %s', (_what, options, one, other) => {
    expect(toComparable(one, options)).not.toBe(toComparable(other, options))
  })

  it('is its own comparable form', () => {
    const aBoolean = fc.boolean()
    const language = fc.constantFrom(undefined, 'tr', 'de')
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        aBoolean,
        aBoolean,
        language,
        (text, first, second, tag) => {
          const options = { ignoresCase: first, ignoresAccents: second, language: tag }
          const comparable = toComparable(text, options)
          expect(toComparable(comparable, options)).toBe(comparable)
        },
      ),
    )
  })

  it('is made of the forms of letters in the same way as with a language that changes none', () => {
    const letters = fc.string({
      unit: fc.integer({ min: 0, max: 0x560 }).map((point) => String.fromCharCode(point)),
    })
    fc.assert(
      fc.property(letters, (text) => {
        for (const options of [{}, CASE, ACCENTS, ALL])
          expect(toComparable(text, options)).toBe(toComparable(text, { ...options, language: 'en' }))
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same for all forms that Unicode takes for equal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const options of [CASE, ACCENTS, ALL])
          expect(toComparable(text.normalize('NFD'), options)).toBe(
            toComparable(text.normalize('NFC'), options),
          )
      }),
    )
  })
})
