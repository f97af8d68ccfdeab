import { PACKING_TARGET_IDS } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { packText } from './pack-text.ts'
import { FIELD_EXAMPLES } from './texts.ts'

describe('a text of terms', () => {
  it('is packed in its order, whether the terms are in lines or in one line', () => {
    for (const text of ['bee mug\nhoney & bee\nbee gift', 'bee mug, honey & bee, bee gift']) {
      const { pieces, leftOut, placed } = packText(text, 'etsy-tags')
      expect(pieces).toEqual([
        { text: 'bee mug', cost: 7 },
        { text: 'bee gift', cost: 8 },
      ])
      expect(placed).toBe(2)
      expect(leftOut).toEqual([{ term: 'honey & bee', reason: "It contains &. Etsy doesn't take that." }])
    }
  })

  it('may have any number of terms: the first of those left out are listed and all are counted', () => {
    const terms = Array.from({ length: 2_000 }, (_, i) => `tag ${i}`)
    const { pieces, leftOut, leftOutCount } = packText(terms.join('\n'), 'etsy-tags')
    expect(pieces).toHaveLength(13)
    expect(leftOutCount).toBe(1_987)
    expect(leftOut).toHaveLength(300)
  })

  it('may be empty', () => {
    expect(packText(' \n', 'youtube-tags')).toMatchObject({ text: '', pieces: [], used: 0, leftOutCount: 0 })
  })
})

describe.each(PACKING_TARGET_IDS)('the example for %s', (id) => {
  it('packs some words', () => {
    expect(packText(FIELD_EXAMPLES[id].join('\n'), id).pieces.length).toBeGreaterThan(3)
  })
})
