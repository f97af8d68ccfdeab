import { describe, expect, it } from 'vitest'
import { CrossCheck } from './cross-check.ts'
import { CROSS_EXAMPLE } from './texts.ts'

const GROUPS = [
  'Campaign\tAd group\tKeyword\tMatch type',
  'Leeds\tPlumber\tplumber\tBroad',
  'Leeds\tEmergency\temergency plumber\tPhrase',
  'Leeds\tEmergency\tplumber\tExact',
].join('\n')

describe('negatives between ad groups', () => {
  it('are proposed with the reason, and withheld where they would block their own ad group', () => {
    const cross = new CrossCheck(GROUPS, 'google-ads')
    expect(cross.summary).toMatchObject({ keywords: 3, adGroups: 2, added: 2, withheld: 1 })
    expect(cross.rows('added', 'emergency', 0, 9).rows).toEqual([
      {
        place: 'Leeds › Plumber',
        negative: '"emergency plumber"',
        reason: 'plumber also matches searches for this keyword of Emergency.',
      },
    ])
    expect(cross.rows('withheld', '', 0, 9).rows).toEqual([
      {
        place: 'Leeds › Emergency',
        negative: 'plumber',
        reason: 'It would block "emergency plumber" in the same ad group.',
      },
    ])
  })

  it('are written as Google Ads Editor imports them', () => {
    expect(new CrossCheck(GROUPS, 'google-ads').cells().slice(0, 2)).toEqual([
      ['Campaign', 'Ad Group', 'Keyword', 'Criterion Type', 'Comment'],
      [
        'Leeds',
        'Plumber',
        'emergency plumber',
        'Negative Phrase',
        'plumber also matches searches for this keyword of Emergency.',
      ],
    ])
  })

  it('need ad groups', () => {
    expect(new CrossCheck('plumber\n"plumber leeds"', 'google-ads').summary).toMatchObject({
      keywords: 2,
      adGroups: 0,
      added: 0,
    })
  })

  it('are both added and withheld in the example', () => {
    const { added, withheld } = new CrossCheck(CROSS_EXAMPLE.join('\n'), 'google-ads').summary
    expect(added).toBeGreaterThan(1)
    expect(withheld).toBeGreaterThan(0)
  })
})
