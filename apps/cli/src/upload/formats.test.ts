import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { problemsOfRows, validateAmazonBulk } from '@wordloom/testing/uploads/amazon-bulk'
import { validateAppleAds } from '@wordloom/testing/uploads/apple-ads'
import { validateGoogleAdsWeb } from '@wordloom/testing/uploads/google-ads-web'
import { PLUMBERS } from '@wordloom/testing/uploads/plumbers'
import { readWorkbook } from '@wordloom/xlsx'
import { describe, expect, it } from 'vitest'

const URL = 'https://example.org/leeds/emergency'

const AMAZON = {
  ...PLUMBERS,
  matchTypes: ['broad', 'exact'],
  startDate: '2026-12-01',
  skus: ['WRENCH-1'],
  negatives: [{ text: 'free' }, { text: '{Service} jobs', level: 'adGroup', matchType: 'exact' }],
  ads: [],
  labels: [],
}

const APPLE = {
  ...PLUMBERS,
  campaign: 'Photos',
  adGroup: 'Editors',
  rows: undefined,
  columns: [{ name: 'Word', words: ['photo editor'] }],
  keyword: '{Word}',
  matchTypes: ['exact'],
  finalUrl: undefined,
  labels: [],
  ads: [],
  negatives: [],
  status: 'enabled',
  maxCpc: 0.5,
  apple: [{ campaign: 'Photos', adGroup: 'Editors', campaignId: '2142845006', adGroupId: '2143949666' }],
}

function written(file: object, target: string, options: readonly string[] = []) {
  using workshop = aWorkshop()
  workshop.aFile('campaign.json', file)
  const args = ['campaign', 'campaign.json', '--for', target, '-o', 'files', ...options]
  const { status, stdout, stderr } = workshop.wordloom(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const files = [...stdout.matchAll(/^Written: (.+)$/gm)].map(([, name = '']) => ({
    name,
    bytes: workshop.bytes(name),
  }))
  return { stdout, files, bytes: files[0]?.bytes ?? Buffer.of() }
}

function lines(text: readonly string[], lineEnd = '\r\n'): string {
  return text.map((line) => line + lineEnd).join('')
}

describe('a campaign for Amazon Sponsored Products', () => {
  const expected = [
    'Product,Entity,Operation,Campaign ID,Ad Group ID,Portfolio ID,Ad ID,Keyword ID,Product Targeting ID,Campaign Name,Ad Group Name,Start Date,End Date,Targeting Type,State,Daily Budget,SKU,Ad Group Default Bid,Bid,Keyword Text,Native Language Keyword,Native Language Locale,Match Type,Bidding Strategy,Placement,Percentage,Product Targeting Expression',
    'Sponsored Products,Campaign,Create,Plumbers Leeds,,,,,,Plumbers Leeds,,20261201,,Manual,paused,20.00,,,,,,,,Dynamic bids - down only,,,',
    'Sponsored Products,Ad Group,Create,Plumbers Leeds,Emergency,,,,,,Emergency,,,,enabled,,,1.20,,,,,,,,,',
    'Sponsored Products,Product Ad,Create,Plumbers Leeds,Emergency,,,,,,,,,,enabled,,WRENCH-1,,,,,,,,,,',
    'Sponsored Products,Keyword,Create,Plumbers Leeds,Emergency,,,,,,,,,,enabled,,,,1.20,emergency plumber leeds,,,Broad,,,,',
    'Sponsored Products,Keyword,Create,Plumbers Leeds,Emergency,,,,,,,,,,enabled,,,,1.20,emergency plumber leeds,,,Exact,,,,',
    'Sponsored Products,Negative Keyword,Create,Plumbers Leeds,Emergency,,,,,,,,,,enabled,,,,,emergency jobs,,,negativeExact,,,,',
    'Sponsored Products,Campaign Negative Keyword,Create,Plumbers Leeds,,,,,,,,,,,enabled,,,,,free,,,negativePhrase,,,,',
  ]

  it('is a bulk sheet, byte for byte', () => {
    const { bytes } = written(AMAZON, 'amazon')
    expect(bytes.toString()).toBe(lines(expected))
    expect(validateAmazonBulk(bytes)).toEqual([])
  })

  it('is a workbook with the same cells', async () => {
    const { bytes, files } = written(AMAZON, 'amazon', ['--format', 'xlsx'])
    expect(files[0]?.name).toBe('files/amazon-sponsored-products.xlsx')
    const { cells, starts } = await readWorkbook(bytes, {
      sheet: null,
      limits: { cells: 10_000, characters: 100_000, unpackedBytes: 1_000_000 },
    })
    const [header = [], ...rows] = starts.map((start, i) => cells.slice(start, starts[i + 1]))
    expect(header.join()).toBe(expected[0])
    const named = rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
    expect(named.map((row) => Object.values(row).join())).toEqual(expected.slice(1))
    expect(problemsOfRows(named)).toEqual([])
  })

  it.each([
    [{ budget: undefined }, 'Add "budget"'],
    [{ maxCpc: undefined }, 'Add "maxCpc"'],
    [{ startDate: undefined }, 'Add "startDate"'],
    [{ skus: [] }, 'Add "skus"'],
    [{ negatives: [{ text: 'free', matchType: 'broad' }] }, "doesn't support broad match negatives"],
    [{ negatives: [{ text: 'one two three four five' }] }, 'longer than 80 characters, 4 words'],
  ])('needs what Amazon needs: %j', (change, problem) => {
    using workshop = aWorkshop()
    workshop.aFile('campaign.json', { ...AMAZON, ...change })
    const { status, stderr } = workshop.wordloom(['campaign', 'campaign.json', '--for=amazon', '--check'])
    expect(status).toBe(2)
    expect(stderr).toContain(problem)
  })
})

describe('keywords for Apple Ads', () => {
  it('are the sample of the documentation, byte for byte', () => {
    const { bytes, stdout } = written(APPLE, 'apple-ads')
    expect(bytes.toString()).toBe(
      lines([
        'Action,Keyword ID,Keyword,Match Type,Status,Bid,Campaign ID,Ad Group ID',
        'CREATE,,photo editor,EXACT,ACTIVE,0.50,2142845006,2143949666',
      ]),
    )
    expect(validateAppleAds(bytes)).toEqual([])
    expect(stdout).toContain('It makes no campaigns and no ad groups.')
  })

  it('are split into files of 5,000 rows', () => {
    const words = Array.from({ length: 5001 }, (_, i) => `word ${i}`)
    const columns = [
      { name: 'Group', words: ['A', 'B'] },
      { name: 'Word', words: words.slice(0, 2501) },
    ]
    const apple = ['A', 'B'].map((adGroup, i) => ({
      campaign: 'Photos',
      adGroup,
      campaignId: '1',
      adGroupId: `${i}`,
    }))
    const { files } = written({ ...APPLE, columns, rows: undefined, adGroup: '{Group}', apple }, 'apple-ads')
    expect(files.map(({ name }) => name)).toEqual(['files/apple-ads.csv', 'files/apple-ads-2.csv'])
    expect(files.map(({ bytes }) => validateAppleAds(bytes))).toEqual([[], []])
    expect(files.map(({ bytes }) => bytes.toString().split('\r\n').length - 2)).toEqual([5000, 2])
    const full = { ...APPLE, columns: [{ name: 'Word', words: words.slice(0, 5000) }], rows: undefined }
    expect(written(full, 'apple-ads').files).toHaveLength(1)
  })

  it('need the IDs of their ad groups, match types that Apple has, and room', () => {
    using workshop = aWorkshop()
    const words = Array.from({ length: 5001 }, (_, i) => `word ${i}`)
    workshop.aFile('campaign.json', {
      ...APPLE,
      columns: [{ name: 'Word', words }],
      rows: undefined,
      matchTypes: ['phrase'],
      apple: [],
    })
    const { status, stderr } = workshop.wordloom(['campaign', 'campaign.json', '--for=apple-ads', '--check'])
    expect(status).toBe(2)
    expect(stderr).toContain("Apple Ads doesn't support phrase match keywords.")
    expect(stderr).toContain('These ad groups have no IDs.')
    expect(stderr).toContain('There are more than 5,000 keywords for one ad group.')
  })
})

describe('a campaign for the uploads of Google Ads', () => {
  it('is one file with five types of rows, byte for byte', () => {
    const file = { ...PLUMBERS, negatives: AMAZON.negatives, matchTypes: ['exact'] }
    const { bytes, stdout } = written(file, 'google-ads-web')
    const header =
      'Row Type,Action,Campaign status,Campaign,Campaign type,Networks,Budget,Budget type,Language,EU political ads,Ad group status,Ad group,Default max. CPC,Keyword status,Level,Keyword,Negative keyword,Type,Label,Ad status,Ad type,Headline 1,Headline 2,Headline 3,Description 1,Description 2,Path 1,Path 2,Final URL'
    expect(bytes.toString()).toBe(
      lines([
        header,
        'Campaign,Add,Paused,Plumbers Leeds,Search,Google search,20.00,Daily,en,No,,,,,,,,,,,,,,,,,,,',
        'Ad group,Add,,Plumbers Leeds,,,,,,,Enabled,Emergency,1.20,,,,,,,,,,,,,,,,',
        `Keyword,Add,,Plumbers Leeds,,,,,,,,Emergency,,Enabled,,emergency plumber leeds,,Exact match,service=emergency;city=leeds,,,,,,,,,,${URL}`,
        `Ad,Add,,Plumbers Leeds,,,,,,,,Emergency,,,,,,,,Enabled,Responsive search ad,Emergency Plumber Leeds,24 Hour Callout,Fixed Prices,We come today.,"No surprises, no small print.",emergency,leeds,${URL}`,
        'Negative keyword,Add,,Plumbers Leeds,,,,,,,,Emergency,,Enabled,Ad group,,emergency jobs,Exact match,,,,,,,,,,,',
        'Negative keyword,Add,,Plumbers Leeds,,,,,,,,,,Enabled,Campaign,,free,Phrase match,,,,,,,,,,,',
      ]),
    )
    expect(validateGoogleAdsWeb(bytes)).toEqual([])
    expect(stdout).toContain('in a location or interested in it')
    expect(stdout).toContain('Confirmed by a documented upload (2026-09-22)')
  })
})

describe('blocks for Make multiple changes', () => {
  it('are four files with tabs, byte for byte', () => {
    const file = { ...PLUMBERS, negatives: AMAZON.negatives, matchTypes: ['exact'], budget: undefined }
    const { files } = written(file, 'google-ads-clipboard')
    const blocks = files.map(({ name, bytes }) => [name, bytes.toString().replaceAll('\t', '|')])
    const block = (name: string, ...text: readonly string[]) => [
      `files/google-ads-clipboard-${name}.tsv`,
      lines(text),
    ]
    expect(blocks).toEqual([
      block(
        'keywords',
        'Campaign|Ad Group|Keyword|Match Type',
        'Plumbers Leeds|Emergency|emergency plumber leeds|Exact',
      ),
      block('campaign-negatives', 'Campaign|Negative Keyword|Match Type', 'Plumbers Leeds|free|Phrase'),
      block(
        'ad-group-negatives',
        'Campaign|Ad Group|Negative Keyword|Match Type',
        'Plumbers Leeds|Emergency|emergency jobs|Exact',
      ),
      block(
        'ads',
        'Campaign|Ad Group|Headline 1|Headline 2|Headline 3|Description 1|Description 2|Final URL|Display Path 1|Display Path 2',
        `Plumbers Leeds|Emergency|Emergency Plumber Leeds|24 Hour Callout|Fixed Prices|We come today.|No surprises, no small print.|${URL}|emergency|leeds`,
      ),
    ])
  })
})
