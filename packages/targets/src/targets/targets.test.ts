import { compileRecipe } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import { TARGET_IDS, type TargetId } from './target-ids.ts'
import { TARGETS } from './targets.ts'

/** Texts that the target takes and texts that it refuses, each just on its side of the limit. */
const ROWS: Readonly<
  Record<TargetId, { readonly taken: readonly string[]; readonly refused: readonly string[] }>
> = {
  'google-ads-keyword': {
    taken: ['x'.repeat(80), words(10), 'sofa & chair', "men's shoes", '東'.repeat(80)],
    refused: ['x'.repeat(81), words(11), 'a, b', '50% off', 'a*', 'what?', 'a|b', 'a\\b', 'shoes 🦊'],
  },
  'google-ads-negative': {
    taken: ['x'.repeat(80), words(10), 'a*'],
    refused: ['x'.repeat(81), words(11), 'a!'],
  },
  'google-ads-headline': {
    taken: ['x'.repeat(30), '東'.repeat(15)],
    refused: ['x'.repeat(31), '東'.repeat(16), `${'東'.repeat(15)}x`],
  },
  'google-ads-description': {
    taken: ['x'.repeat(90), '東'.repeat(45)],
    refused: ['x'.repeat(91), '東'.repeat(46)],
  },
  'google-ads-path': {
    taken: ['x'.repeat(15), '東'.repeat(7)],
    refused: ['x'.repeat(16), '東'.repeat(8), 'a/b'],
  },
  'microsoft-keyword': { taken: ['x'.repeat(100), words(11)], refused: ['x'.repeat(101)] },
  'amazon-ads-keyword': {
    taken: ['x'.repeat(80), words(10), "men's t-shirt 1/2", 'café & crème', '赤い靴'],
    refused: ['x'.repeat(81), words(11), '4" desk', 'red shoes!', 'shoes 🦊', '-shoes', 'shoes.', 'a, b'],
  },
  'amazon-search-terms': {
    taken: ['x'.repeat(249), 'é'.repeat(124), '😀'.repeat(62)],
    refused: ['x'.repeat(250), 'é'.repeat(125), '😀'.repeat(63)],
  },
  'amazon-title': { taken: ['x'.repeat(75)], refused: ['x'.repeat(76), 'new!', '$5', 'a_b', 'a^b'] },
  'amazon-media-title': { taken: ['x'.repeat(200)], refused: ['x'.repeat(201), 'new!'] },
  'amazon-item-highlights': { taken: ['x'.repeat(125)], refused: ['x'.repeat(126)] },
  'etsy-tag': {
    taken: ['x'.repeat(20), 'boho-ring', "men's ring", 'anneau doré', 'brand™'],
    refused: ['x'.repeat(21), 'ring!', 'ring 😀', '-ring', "'ring", 'a_b'],
  },
  'etsy-title': {
    taken: ['x'.repeat(140), 'a & b', '50% off: a, b'],
    refused: ['x'.repeat(141), 'a & b & c', 'a: b: c', 'a + b + c', '5% or 6%', 'ring 😀'],
  },
  'ebay-title': { taken: ['x'.repeat(80)], refused: ['x'.repeat(81)] },
  'merchant-title': { taken: ['x'.repeat(150)], refused: ['x'.repeat(151)] },
  'youtube-title': { taken: ['x'.repeat(100)], refused: ['x'.repeat(101), 'a < b', 'a > b'] },
  'youtube-tag': {
    taken: ['x'.repeat(500), 'foo baz'],
    refused: ['x'.repeat(501), 'foo, baz', '<3 music', 'a -> b'],
  },
  hashtag: { taken: ['#ring', 'schmuck_wien', 'เครื่องประดับ'], refused: ['boho ring', 'boho-ring', 'ring!'] },
  'app-store-keywords': {
    taken: ['x'.repeat(100), 'ส'.repeat(33)],
    refused: ['x'.repeat(101), 'ส'.repeat(34)],
  },
  'app-store-name': { taken: ['x'.repeat(30)], refused: ['x'.repeat(31)] },
  'domain-label': {
    taken: ['x'.repeat(63), 'a-b', '4ever'],
    refused: ['x'.repeat(64), '-a', 'a-', 'a b', 'ä', 'a.b', 'a_b'],
  },
  slug: { taken: ['a-b-c', 'x'.repeat(200)], refused: ['A', 'a b', '-a', 'a-', 'x'.repeat(201)] },
  'excel-cell': { taken: ['x'.repeat(32_767)], refused: ['x'.repeat(32_768)] },
}

describe.each(TARGET_IDS)('rows for %s', (id) => {
  const { taken, refused } = ROWS[id]

  it.each(taken)('are kept: %s', (text) => {
    expect(countKept(id, text)).toBe(1n)
  })

  it.each(refused)('are left out: %s', (text) => {
    expect(countKept(id, text)).toBe(0n)
  })
})

function words(count: number): string {
  return Array.from({ length: count }, () => 'a').join(' ')
}

function countKept(id: TargetId, text: string): bigint {
  const { plan } = compileRecipe({ columns: [{ words: [text] }], rules: { lengths: TARGETS[id].checks } })
  if (plan.kind !== 'indexed') throw new Error('One row can be counted.')
  return plan.size
}
