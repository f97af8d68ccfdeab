import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CampaignFile } from './campaign-file.ts'
import { ProductFile } from './product-file.ts'

const CAMPAIGN = {
  version: 1,
  columns: [{ name: 'City', words: ['Leeds'] }],
  campaign: 'Plumbers',
  adGroup: '{City}',
}
const PRODUCTS = {
  version: 1,
  columns: [{ name: 'Color', words: ['Red'] }],
  title: 'Tee',
  sku: 'TEE-{Color}',
  price: 19,
}

function problemOf(schema: typeof CampaignFile | typeof ProductFile, file: object): string | null {
  const [issue] = z.safeParse(schema, file).error?.issues ?? []
  return issue === undefined ? null : `${issue.path.join('.')}: ${issue.message}`
}

describe('a campaign file', () => {
  it('needs little: keywords are the rows, and everything is paused', () => {
    expect(CampaignFile.parse(CAMPAIGN)).toMatchObject({
      keyword: '{text}',
      matchTypes: ['phrase', 'exact'],
      status: 'paused',
      ads: [],
      negatives: [],
      euPoliticalAds: false,
    })
  })

  it.each([
    [{ columns: undefined }, 'columns: Please give either columns or a recipe'],
    [{ columns: [] }, 'columns: Please enter at least one column'],
    [{ columns: [{ name: '1', words: ['a'] }] }, "columns.0.name: A name can't be a number"],
    [
      { columns: [{ name: 'a|b', words: ['a'] }] },
      "columns.0.name: A name can't have braces, brackets or a bar",
    ],
    [{ columns: [{ name: 'a', words: [] }] }, 'columns.0.words: Please enter at least one word'],
    [
      { columns: [{ name: 'a', words: ['a\0'] }] },
      'columns.0.words.0: Please remove the invisible characters',
    ],
    [{ campaign: ' ' }, 'campaign: Please enter a text'],
    [{ campaign: undefined }, 'campaign: Please enter a text'],
    [{ campaign: 'x'.repeat(2001) }, 'campaign: A template can have at most 2,000 characters'],
    [{ keyword: [] }, 'keyword: Please enter at least one keyword'],
    [{ matchTypes: ['exact', 'exact'] }, 'matchTypes: A match type is there twice'],
    [{ languages: ['english'] }, 'languages.0: A language is a code, such as en or pt_BR'],
    [{ locations: ['Leeds'] }, 'locations.0: A location is a Google location ID, such as 1006656'],
    [{ startDate: '1.12.2026' }, 'startDate: A date is written as 2026-11-24'],
    [{ budget: -1 }, 'budget: An amount is more than 0'],
    [{ budget: 1e12 }, 'budget: This amount is too large'],
    [
      { apple: [{ campaign: 'a', adGroup: 'b', campaignId: 'c', adGroupId: '1' }] },
      'apple.0.campaignId: An ID is a text of digits',
    ],
    [{ negatives: [{ text: 'a', level: 'account' }] }, 'negatives.0.level: A level is campaign or adGroup'],
    [{ ads: [{}] }, 'ads.0.headlines: Please enter a list of headlines'],
    [
      { ads: [{ headlines: [{ text: 'a', position: 4 }], descriptions: [] }] },
      'ads.0.headlines.0.position: A position is 1, 2 or 3',
    ],
  ])('with %j names the place and what to do', (change, problem) => {
    expect(problemOf(CampaignFile, { ...CAMPAIGN, ...change })).toBe(problem)
  })

  it('takes 2,000 characters in a template and 50 ads', () => {
    expect(problemOf(CampaignFile, { ...CAMPAIGN, campaign: 'x'.repeat(2000) })).toBeNull()
    const ads = Array.from({ length: 51 }, () => ({ headlines: [], descriptions: [] }))
    expect(problemOf(CampaignFile, { ...CAMPAIGN, ads: ads.slice(1) })).toBeNull()
    expect(problemOf(CampaignFile, { ...CAMPAIGN, ads })).toBe('ads: At most 50 ads are possible')
  })
})

describe('a product file', () => {
  it('makes drafts by default', () => {
    expect(ProductFile.parse(PRODUCTS)).toMatchObject({ status: 'draft', rules: [], tags: [], vendor: '' })
  })

  it.each([
    [
      { columns: [{ name: 'Color', words: ['Red'], codes: { Red: '' } }] },
      'columns.0.codes.Red: A code is empty',
    ],
    [
      { columns: [{ name: 'Color', words: ['Red'], codes: 'R' }] },
      'columns.0.codes: Codes are an object: {"Red": "RED"}',
    ],
    [{ price: '19' }, 'price: Please enter an amount, such as 20 or 1.5'],
    [{ status: 'live' }, 'status: A status is draft or active'],
    [{ colour: 'red' }, ': There is no setting “colour” here'],
  ])('with %j names the place and what to do', (change, problem) => {
    expect(problemOf(ProductFile, { ...PRODUCTS, ...change })).toBe(problem)
  })
})
