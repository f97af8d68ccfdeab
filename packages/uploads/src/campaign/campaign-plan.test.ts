import { CampaignFile } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { UploadError } from '../upload-error.ts'
import { toCampaignPlan } from './campaign-plan.ts'

const CAMPAIGN = {
  version: 1,
  columns: [
    { name: 'City', words: ['leeds', 'york'] },
    { name: 'Service', words: ['boiler repair', 'drain cleaning'] },
  ],
  campaign: 'Plumbers {City|title}',
  adGroup: '{Service|title}',
}

function errorOf(change: object): UploadError | null {
  try {
    toCampaignPlan(CampaignFile.parse({ ...CAMPAIGN, ...change }))
    return null
  } catch (error) {
    if (error instanceof UploadError) return error
    throw error
  }
}

describe('a campaign plan', () => {
  it('groups the rows by the columns in the names of campaigns and ad groups', () => {
    const rows = [...toCampaignPlan(CampaignFile.parse(CAMPAIGN)).rows()]
    expect(rows.map(({ campaign, adGroup, keywords }) => [campaign, adGroup, ...keywords])).toEqual([
      ['Plumbers Leeds', 'Boiler Repair', 'leeds boiler repair'],
      ['Plumbers Leeds', 'Drain Cleaning', 'leeds drain cleaning'],
      ['Plumbers York', 'Boiler Repair', 'york boiler repair'],
      ['Plumbers York', 'Drain Cleaning', 'york drain cleaning'],
    ])
  })

  it.each([
    [{ campaign: 'Plumbers {Town}' }, ['campaign'], 'campaign, character 11: '],
    [{ labels: ['a', '{City'] }, ['labels', 1], 'labels 2, character 1: '],
    [{ utm: { source: '{Town}' } }, ['utm', 'source'], 'utm, source, character 2: '],
    [
      { adGroup: 'All', ads: [{ headlines: ['Hello', '{Service}'], descriptions: [] }] },
      ['ads', 0, 'headlines', 1],
      'ads 1, headlines 2: {Service} changes within it.',
    ],
    [
      { negatives: [{ text: '{Service} jobs', level: 'campaign' }] },
      ['negatives', 0],
      'negatives 1: {Service} changes within it.',
    ],
    [{ rows: { rules: [{ kind: 'condition', text: '[Town] = "x"' }] } }, [], 'Rule 1, character 1: '],
  ])('names the place of a mistake: %j', (change, place, message) => {
    const error = errorOf(change)
    expect(error?.place).toEqual(place)
    expect(error?.message).toContain(message)
    expect(error?.message).toContain(error?.problem)
  })
})
