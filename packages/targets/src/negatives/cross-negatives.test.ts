import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TooMuchWorkError } from '../work/step-budget.ts'
import { proposeCrossNegatives } from './cross-negatives.ts'
import { createKeyword, type Keyword, MATCH_TYPES, readNotation, writeNotation } from './keyword.ts'
import { judge, matches } from './matching.ts'

function inGroups(groups: Readonly<Record<string, readonly string[]>>): readonly Keyword[] {
  return Object.entries(groups).flatMap(([adGroup, notations]) =>
    notations.map((notation) => {
      const { text, matchType } = readNotation(notation) ?? { text: '', matchType: 'broad' }
      return createKeyword(text, matchType, { campaign: 'Leeds', adGroup })
    }),
  )
}

function written(negatives: ReturnType<typeof proposeCrossNegatives>['negatives']) {
  return negatives.map((negative) => `${negative.adGroup}: ${writeNotation(negative)}. ${negative.reason}`)
}

describe('cross-negatives', () => {
  it('send a search to the ad group with the closest keyword', () => {
    const { negatives, withheld } = proposeCrossNegatives(
      inGroups({ Plumber: ['plumber'], Emergency: ['"emergency plumber"'], Boiler: ['boiler repair'] }),
    )
    expect(written(negatives)).toEqual([
      'Plumber: "emergency plumber". plumber also matches searches for this keyword of Emergency.',
    ])
    expect(withheld).toEqual([])
  })

  it('split match types', () => {
    const { negatives } = proposeCrossNegatives(inGroups({ Exact: ['[red shoes]'], Broad: ['red shoes'] }))
    expect(negatives.map((negative) => `${negative.adGroup}: ${writeNotation(negative)}`)).toEqual([
      'Broad: [red shoes]',
    ])
  })

  it('are withheld where they would block their own ad group', () => {
    const { negatives, withheld } = proposeCrossNegatives(
      inGroups({ Shoes: ['shoes', '"red shoes sale"'], Red: ['"red shoes"'] }),
    )
    expect(negatives.map(({ adGroup }) => adGroup)).toEqual(['Red'])
    expect(written(withheld)).toEqual([
      'Shoes: "red shoes". It would block "red shoes sale" in the same ad group.',
    ])
  })

  it('are withheld where two ad groups would exclude each other', () => {
    const { negatives, withheld } = proposeCrossNegatives(
      inGroups({ One: ['x', '"red shoes"'], Two: ['red', '"x y"'] }),
    )
    expect(negatives.map((negative) => `${negative.adGroup}: ${writeNotation(negative)}`)).toEqual([
      'One: "x y"',
    ])
    expect(written(withheld)).toEqual([
      'Two: "red shoes". One has negatives for keywords of this ad group. A search with both would get no ad.',
    ])
  })

  it('leave out what another one already blocks', () => {
    const { negatives } = proposeCrossNegatives(
      inGroups({ Shoes: ['shoes'], Red: ['red shoes', 'red shoes sale', '[red shoes leeds]'] }),
    )
    expect(negatives.map(writeNotation)).toEqual(['red shoes'])
  })

  it('become phrases where a platform takes no broad ones', () => {
    const { negatives } = proposeCrossNegatives(inGroups({ Shoes: ['shoes'], Red: ['red shoes'] }), [
      'phrase',
      'exact',
    ])
    expect(negatives.map(writeNotation)).toEqual(['"red shoes"'])
  })

  it('stay in a campaign', () => {
    const keywords = [
      createKeyword('shoes', 'broad', { campaign: 'Leeds', adGroup: 'Shoes' }),
      createKeyword('red shoes', 'broad', { campaign: 'York', adGroup: 'Red' }),
    ]
    expect(proposeCrossNegatives(keywords)).toEqual({ negatives: [], withheld: [] })
  })

  it('take steps in proportion to keywords that many ad groups share', () => {
    const shared = Array.from({ length: 5000 }, (_, i) =>
      createKeyword('red shoes', 'broad', { campaign: 'Leeds', adGroup: `Group ${i}` }),
    )
    const { negatives, withheld } = proposeCrossNegatives(shared, undefined, { maxSteps: 100_000 })
    expect([negatives.length, withheld.length]).toEqual([0, 5000])
  })

  it('stop where more would be proposed than a person can read', () => {
    const keywords = inGroups({ One: ['a'], Two: ['a b', 'a c'], Three: ['a', 'a d'] })
    expect(() => proposeCrossNegatives(keywords, undefined, { maxProposals: 4 })).toThrow(
      new TooMuchWorkError('More than 4 negatives would be proposed. Compare fewer ad groups at a time.'),
    )
    expect(
      proposeCrossNegatives(keywords, undefined, { maxProposals: 100 }).negatives.length,
    ).toBeGreaterThan(0)
  })

  const WORDS = ['a', 'b', 'c', 'd']
  const keyword = fc
    .tuple(
      fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...MATCH_TYPES),
      fc.constantFrom('A', 'B', 'C'),
    )
    .map(([words, matchType, adGroup]) => createKeyword(words.join(' '), matchType, { adGroup }))
  const takes = fc.constantFrom(['broad', 'phrase', 'exact'] as const, ['phrase', 'exact'] as const)
  const search = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })

  it('leave an ad group for each search that had one', () => {
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 8 }), takes, search, (keywords, taken, words) => {
        const { negatives } = proposeCrossNegatives(keywords, taken)
        const isExcluded = (adGroup: string | null) =>
          negatives.some(
            (negative) =>
              negative.adGroup === adGroup &&
              matches(createKeyword(negative.text, negative.matchType), words),
          )
        const before = keywords.filter((each) => matches(each, words))
        if (before.length > 0) expect(before.some(({ adGroup }) => !isExcluded(adGroup))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('block no keyword of their own ad group', () => {
    fc.assert(
      fc.property(fc.array(keyword, { maxLength: 8 }), takes, (keywords, taken) => {
        for (const { adGroup, text, matchType } of proposeCrossNegatives(keywords, taken).negatives)
          for (const own of keywords.filter((each) => each.adGroup === adGroup))
            expect(judge(createKeyword(text, matchType), own)?.effect).not.toBe('blocks')
      }),
    )
  })
})
