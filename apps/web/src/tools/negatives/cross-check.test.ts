import { openFile, readKeywordRows } from '@wordloom/reading'
import { describe, expect, it } from 'vitest'
import { CrossCheck } from './cross-check.ts'
import { CROSS_EXAMPLE } from './texts.ts'

const GROUPS = [
  'Campaign\tAd group\tKeyword\tMatch type',
  'Leeds\tPlumber\tplumber\tBroad',
  'Leeds\tEmergency\temergency plumber\tPhrase',
  'Leeds\tEmergency\tplumber\tExact',
].join('\n')

async function crossOf(text: string) {
  return new CrossCheck(await readKeywordRows(await openFile(text)), 'google-ads')
}

describe('negatives between ad groups', () => {
  it('are proposed with the reason, and withheld where they would block their own ad group', async () => {
    const cross = await crossOf(GROUPS)
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

  it('are written as Google Ads Editor imports them', async () => {
    expect((await crossOf(GROUPS)).cells().slice(0, 2)).toEqual([
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

  it('need ad groups', async () => {
    expect((await crossOf('plumber\n"plumber leeds"')).summary).toMatchObject({
      keywords: 2,
      adGroups: 0,
      added: 0,
    })
  })

  it('are both added and withheld in the example', async () => {
    const { added, withheld } = (await crossOf(CROSS_EXAMPLE.join('\n'))).summary
    expect(added).toBeGreaterThan(1)
    expect(withheld).toBeGreaterThan(0)
  })
})
