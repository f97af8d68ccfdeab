import { describe, expect, it } from 'vitest'
import { TooMuchWorkError } from '../work/step-budget.ts'
import { type JudgingLimits, judgeKeywords } from './judge-keywords.ts'
import type { NegativePlatformId } from './platforms.ts'
import type { KeywordRows } from './read-keywords.ts'

type Source = readonly string[] | KeywordRows

function judge(
  keywords: Source,
  negatives: Source,
  limits: Partial<JudgingLimits> = {},
  platform: NegativePlatformId = 'google-ads',
) {
  const sources = {
    keywords: toRows(keywords),
    negatives: toRows(negatives),
    platform,
  }
  return judgeKeywords(sources, { maxEffects: 10, ...limits })
}

function toRows(source: Source): KeywordRows {
  if ('rows' in source) return source
  return { columns: null, term: 0, rows: source.map((text, i) => ({ cells: [text], line: i + 1 })) }
}

function sizeOf(source: Source): number {
  return toRows(source).rows.reduce((sum, { cells }) => sum + cells.join(' ').length + 1, 0)
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`)

function ordersOf(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words
  return words.flatMap((word, i) => ordersOf(words.toSpliced(i, 1)).map((rest) => `${word} ${rest}`))
}

const table = (rows: readonly string[]): KeywordRows => ({
  columns: [
    { name: 'Keyword', role: 'term' },
    { name: 'Campaign', role: 'campaign' },
    { name: 'Ad group', role: 'adGroup' },
  ],
  term: 0,
  rows: rows.map((row, i) => ({ cells: row.split(','), line: i + 2 })),
})

describe('judging keywords', () => {
  it('lists the first effects and counts all', () => {
    const judged = judge(['a', '[b]', 'c'], ['a', '[b]', '"c d"', 'b'], { maxEffects: 2 })
    expect(judged).toMatchObject({ keywords: 3, negatives: 4, blocked: 2, narrowed: 0, effectCount: 3 })
    expect(judged.effects.map(({ keyword, negative }) => [keyword, negative])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
  })

  it.each<[NegativePlatformId, string, string]>([
    ['google-ads', '[fifth ave]', 'Fifth Ave.'],
    ['google-ads', '[+red +shoes]', 'red'],
    ['google-ads', '"harley davidson parts"', '"harley-davidson"'],
    ['microsoft', '[creme brulee]', '"crème-brûlée"'],
    ['amazon', '[red shoes]', '[red shoe]'],
  ])('compares signs, accents and plurals as %s does: %s', (platform, keyword, negative) => {
    expect(judge([keyword], [negative], {}, platform)).toMatchObject({ blocked: 1, narrowed: 0 })
    expect(judge([keyword], ['[other words]'], {}, platform)).toMatchObject({ blocked: 0, narrowed: 0 })
  })

  const orders = ordersOf([...'abcdef'])
  const repeated = Array.from({ length: 3000 }, () => 'a')
  it.each([
    ['the same keyword and the same negative again and again', repeated, repeated, 9_000_000],
    ['all orders of some words', orders, orders.map((text) => `[${text}]`), 720 * 720],
    [
      'all orders of some words, as phrases',
      orders.map((text) => `"${text}"`),
      orders.map((text) => `"${text}"`),
      720 * 720,
    ],
    [
      'each campaign against each ad group',
      table(numbered(3000).map((group) => `a,,${group}`)),
      table(numbered(3000).map((campaign) => `a,${campaign},`)),
      9_000_000,
    ],
  ])('takes steps in proportion to its input for %s', (_, keywords, negatives, effectCount) => {
    const size = sizeOf(keywords) + sizeOf(negatives)
    const judged = judge(keywords, negatives, { maxSteps: 10 * size })
    expect(judged.effectCount).toBe(effectCount)
    expect(judged.effects).toHaveLength(10)
  })

  it('names a keyword that is too long to be compared, and goes on', () => {
    const long = numbered(60_000)
    const judged = judge(
      [long.join(' '), numbered(51).join(' '), 'x'.repeat(501), 'w7'],
      long.slice(0, 100),
      {
        maxSteps: 100_000,
      },
    )
    expect(judged.keywordProblems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "1 It has 408,889 characters. Keywords of more than 500 characters aren't compared.",
      "2 It has 51 words. Keywords of more than 50 words aren't compared.",
      "3 It has 501 characters. Keywords of more than 500 characters aren't compared.",
    ])
    expect(judged.keywordProblems[0]?.text).toHaveLength(201)
    expect(judged).toMatchObject({ keywords: 1, blocked: 1, effectCount: 1 })
  })

  it('names a keyword whose campaign has an endless name', () => {
    const { keywordProblems } = judge(table([`a,${'c'.repeat(501)},g`]), ['a'])
    expect(keywordProblems.map(({ message }) => message)).toEqual([
      "Its campaign or ad group has a name of 501 characters. Names of more than 500 characters aren't read.",
    ])
  })

  it('lists effects up to a number of characters', () => {
    const judged = judge(
      Array.from({ length: 1000 }, () => `a ${'x'.repeat(78)}`),
      ['a'],
      {
        maxEffects: 1000,
        maxCharacters: 10_000,
      },
    )
    expect(JSON.stringify(judged.effects).length).toBeLessThan(11_000)
    expect(judged.effects.length).toBeGreaterThan(30)
    expect(judged.effectCount).toBe(1000)
  })

  it('refuses more rows than it may read, before it reads them', () => {
    expect(() => judge(['a', 'b'], ['c', 'd'], { maxLines: 3 })).toThrow(
      new TooMuchWorkError('There are more than 3 keywords and negatives. Send fewer at a time.'),
    )
  })

  it('stops where words of keywords and negatives meet in too many ways', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
    const triples = letters.flatMap((a, i) =>
      letters.slice(i + 1).flatMap((b, j) => letters.slice(i + j + 2).map((c) => `"${a} ${b} ${c}"`)),
    )
    const keywords = letters.map((_, i) => [...letters.slice(i), ...letters.slice(0, i)].join(' '))
    expect(() => judge(keywords, triples, { maxSteps: 100_000 })).toThrow(TooMuchWorkError)
  })
})
