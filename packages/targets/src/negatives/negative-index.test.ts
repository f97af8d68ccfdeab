import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeyword, MATCH_TYPES } from './keyword.ts'
import { judge } from './matching.ts'
import { createNegativeIndex } from './negative-index.ts'

const place = fc.constantFrom(null, 'A', 'B')
const term = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...MATCH_TYPES),
    place,
    place,
  )
  .map(([words, matchType, campaign, adGroup]) =>
    createKeyword(words.join(' '), matchType, { campaign, adGroup }),
  )

describe('an index of negatives', () => {
  it('finds the same negatives as a loop, except those that only add words', () => {
    fc.assert(
      fc.property(fc.array(term, { maxLength: 30 }), term, (negatives, keyword) => {
        const naive = negatives.flatMap((negative) => {
          const isElsewhere = (['campaign', 'adGroup'] as const).some(
            (part) => negative[part] !== null && keyword[part] !== null && negative[part] !== keyword[part],
          )
          const effect = isElsewhere ? null : judge(negative, keyword)
          return effect === null || effect.reason === 'added-words' ? [] : [{ ...effect, negative }]
        })
        const index = createNegativeIndex(negatives)
        expect(index.effectsOn(keyword)).toEqual(naive)
        const countOf = (wanted: string) => naive.filter(({ effect }) => effect === wanted).length
        expect(index.countOn(keyword)).toEqual({ blocks: countOf('blocks'), narrows: countOf('narrows') })
      }),
      { numRuns: 2000 },
    )
  })

  it('applies a negative to the ad group or campaign that it is in', () => {
    const index = createNegativeIndex([
      createKeyword('jobs', 'broad', { campaign: 'Leeds' }),
      createKeyword('jobs', 'phrase', { campaign: 'York', adGroup: 'Emergency' }),
    ])
    const negativesOn = (campaign: string | null, adGroup: string | null) =>
      index
        .effectsOn(createKeyword('plumber jobs', 'phrase', { campaign, adGroup }))
        .map(({ negative }) => negative.campaign)
    expect(negativesOn('Leeds', 'Emergency')).toEqual(['Leeds'])
    expect(negativesOn('York', 'Emergency')).toEqual(['York'])
    expect(negativesOn('York', 'Boilers')).toEqual([])
    expect(negativesOn(null, null)).toEqual(['Leeds', 'York'])
  })
})
