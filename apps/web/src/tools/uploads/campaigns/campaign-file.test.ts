import { CampaignFile } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { CampaignDraft, EMPTY_CAMPAIGN, EXAMPLE_CAMPAIGN } from './campaign-draft.ts'
import { toCampaignDraft, toCampaignFile } from './campaign-file.ts'

const FILE = {
  version: 1,
  columns: [{ name: 'City', words: ['Leeds', 'York'] }],
  rows: {
    patterns: ['plumber {City}'],
    rules: [{ kind: 'condition', text: '[City] <> "York"' }, { kind: 'no-word-twice' }],
    order: { shuffle: 'a' },
  },
  campaign: 'Plumbers',
  adGroup: '{City}',
  keyword: ['{text}', '{text} near me'],
  matchTypes: ['broad'],
  finalUrl: 'https://example.org/{City|slug}',
  utm: { source: 'google' },
  labels: ['a', 'b'],
  ads: [
    {
      headlines: ['One', { text: 'Two', position: 1 }, 'Three'],
      descriptions: ['First', 'Second'],
      paths: ['{City|slug}'],
      finalUrl: 'https://example.org',
    },
  ],
  negatives: [
    { text: 'jobs', matchType: 'phrase', level: 'campaign' },
    { text: 'free', matchType: 'broad', level: 'campaign' },
    { text: '{City} course', matchType: 'exact', level: 'adGroup' },
  ],
  status: 'enabled',
  budget: 20,
  maxCpc: 1.5,
  languages: ['en', 'pt_BR'],
  locations: [1006656, 2826],
  euPoliticalAds: true,
  startDate: '2026-12-01',
  skus: ['WRENCH-1'],
  apple: [{ campaign: 'Plumbers', adGroup: 'Leeds', campaignId: '1', adGroupId: '2' }],
}

describe('a draft of campaigns', () => {
  it('is saved as the file that it was opened from', () => {
    const draft = toCampaignDraft(CampaignFile.parse(FILE), 'microsoft')
    expect(CampaignFile.parse(toCampaignFile(draft))).toEqual(CampaignFile.parse(FILE))
  })

  it('keeps a saved recipe in place of columns', () => {
    const recipe = {
      columns: ['Leeds\nYork'],
      names: ['City'],
      separator: 'space',
      customSeparator: '',
      wrap: 'nothing',
      customPrefix: '',
      customSuffix: '',
      unique: true,
    }
    const { columns: _, rows: _rows, ...rest } = FILE
    const file = CampaignFile.parse({ ...rest, recipe })
    expect(CampaignFile.parse(toCampaignFile(toCampaignDraft(file, 'amazon')))).toEqual(file)
  })

  it('can be stored, also while it is empty', () => {
    for (const draft of [EMPTY_CAMPAIGN, EXAMPLE_CAMPAIGN])
      expect(CampaignDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it("keeps a text that isn't a number, so that its check can say so", () => {
    expect(toCampaignFile({ ...EXAMPLE_CAMPAIGN, budget: 'twenty', locations: 'Leeds' })).toMatchObject({
      budget: 'twenty',
      locations: ['Leeds'],
    })
  })
})
