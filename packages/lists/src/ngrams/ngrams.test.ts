import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countNgrams as count, type NgramOptions } from './count-ngrams.ts'
import { METRICS, type Metric, ratesOf, toRate } from './metrics.ts'
import type { Ngram, NgramOrder } from './ngrams.ts'

const ALL = { least: 1, most: 3, minTerms: 1 }

function countNgrams(
  terms: readonly string[],
  numbers: Partial<Record<Metric, Float64Array>>,
  options: NgramOptions,
  order: NgramOrder = 'terms',
): readonly Ngram[] {
  const ngrams = count(terms, numbers, options)
  return Array.from(ngrams.sorted(order), (number) => ngrams.read(number))
}

describe('n-grams', () => {
  it('count the terms that contain them, and sum their numbers', () => {
    const cost = Float64Array.of(2, 3, 5)
    const ngrams = countNgrams(['Red shoes', 'shoes, shoes', 'red'], { cost }, ALL)
    expect(ngrams.map(({ text, size, terms, sums }) => [text, size, terms, sums.cost])).toEqual([
      ['red', 1, 2, 7],
      ['shoes', 1, 2, 5],
      ['red shoes', 2, 1, 2],
      ['shoes shoes', 2, 1, 3],
    ])
  })

  it('are the same however their letters are written, and read as they come first', () => {
    const terms = ['Men’s cafe\u0301', "men's café", 'MEN\u00adS', 'İzmir Straße', 'izmir STRASSE']
    const ngrams = countNgrams(terms, {}, { ...ALL, most: 1 })
    expect(ngrams.map(({ text, terms }) => [text, terms])).toEqual([
      ['café', 2],
      ['izmir', 2],
      ["men's", 2],
      ['straße', 2],
      ['mens', 1],
    ])
  })

  it('have sums without the small errors of binary numbers', () => {
    const [red] = countNgrams(
      ['red', 'red'],
      { cost: Float64Array.of(13.2, 1.1) },
      { least: 1, most: 1, minTerms: 1 },
    )
    expect(red?.sums.cost).toBe(14.3)
  })

  it('have a number of words, in enough terms', () => {
    const texts = countNgrams(['a b c', 'x b c'], {}, { least: 2, most: 2, minTerms: 2 })
    expect(texts.map(({ text }) => text)).toEqual(['b c'])
  })

  it('do not begin or end with a stop word', () => {
    const stopWords = new Set(['for', 'the'])
    const texts = countNgrams(['Shoes for the rain'], {}, { ...ALL, most: 4, stopWords })
    expect(texts.map(({ text }) => text)).toEqual(['rain', 'shoes', 'shoes for the rain'])
  })

  it('are sorted by their numbers, and then by text', () => {
    const cost = Float64Array.of(1, 9, 9)
    const texts = (order: NgramOrder) =>
      countNgrams(['c', 'b', 'a a'], { cost }, ALL, order).map(({ text }) => text)
    expect(texts('cost')).toEqual(['a', 'a a', 'b', 'c'])
    expect(texts('text')).toEqual(['a', 'a a', 'b', 'c'])
    expect(texts('size')).toEqual(['a a', 'a', 'b', 'c'])
  })

  it('are the same as those of a count with texts', () => {
    const aTerm = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(aTerm), (terms) => {
        const expected = new Map<string, number>()
        for (const term of terms) {
          const found = new Set<string>()
          for (let from = 0; from < term.length; from++) {
            for (let to = from + 1; to <= Math.min(from + 3, term.length); to++)
              found.add(term.slice(from, to).join(' '))
          }
          for (const text of found) expected.set(text, (expected.get(text) ?? 0) + 1)
        }
        const ngrams = countNgrams(
          terms.map((term) => term.join(' ')),
          {},
          ALL,
        )
        expect(new Map(ngrams.map(({ text, terms: count }) => [text, count]))).toEqual(expected)
      }),
    )
  })

  it('are in the order of the alphabet, word by word', () => {
    const aTerm = fc.array(fc.constantFrom('a', 'a-b', 'b', 'ab', 'z', 'é'), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(aTerm), (terms) => {
        const ngrams = countNgrams(
          terms.map((term) => term.join(' ')),
          {},
          ALL,
          'text',
        )
        const texts = ngrams.map(({ text }) => text)
        expect(texts).toEqual(texts.toSorted())
      }),
    )
  })

  it('stay right when there are many', () => {
    const terms = Array.from({ length: 100_000 }, (_, i) => `word${i} and`)
    const ngrams = countNgrams(terms, {}, ALL)
    expect(ngrams).toHaveLength(200_001)
    expect(ngrams[0]).toMatchObject({ text: 'and', terms: 100_000 })
  })
})

describe('rates', () => {
  it('are computed from sums, for which a report has both numbers', () => {
    const sums = { impressions: 1000, clicks: 20, cost: 50, conversions: 4, value: 200 }
    expect(ratesOf(METRICS).map((rate) => toRate(rate, sums))).toEqual([0.02, 2.5, 0.2, 12.5, 4])
    expect(ratesOf(['clicks', 'cost'])).toEqual(['cpc'])
    expect(toRate('cpa', { ...sums, conversions: 0 })).toBe(null)
  })
})
