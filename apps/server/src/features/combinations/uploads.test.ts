import { CampaignFile, type ErrorBody, ProductFile, type SentBodyOf, uploads } from '@wordloom/contract'
import { SHOP_FORMAT_IDS, SHOP_FORMATS, shopRows, toText, UPLOAD_FORMATS } from '@wordloom/targets'
import { aPerson } from '@wordloom/testing/accounts/person'
import { addToken } from '@wordloom/testing/accounts/token'
import { PRODUCT_CASES } from '@wordloom/testing/files/product-cases'
import { anApp } from '@wordloom/testing/server/app'
import { fileParts, ownFiles, toCampaignPlan, toProductPlan } from '@wordloom/uploads'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type CampaignBody = SentBodyOf<typeof uploads.campaign>

const CITIES = Array.from({ length: 120 }, (_, i) => `city ${i}`)
const SERVICES = Array.from({ length: 60 }, (_, i) => `“service” ${i}, é`)

const CAMPAIGN = {
  version: 1,
  columns: [
    { name: 'City', words: CITIES },
    { name: 'Service', words: SERVICES },
  ],
  campaign: 'Plumbers',
  adGroup: '{City|title}',
  matchTypes: ['exact'],
  finalUrl: 'https://example.org/{City|slug}',
  budget: 20,
  maxCpc: 1.2,
  ads: [
    {
      headlines: ['{City|title}', 'Fixed prices', 'Call today'],
      descriptions: ['We come today.', 'No small print.'],
    },
  ],
  negatives: [{ text: 'free' }, { text: 'jobs', level: 'adGroup' }],
} as const

const PRODUCTS = {
  version: 1,
  columns: [
    { name: 'Product', words: ['Tee', 'Hoodie'] },
    { name: 'Color', words: ['Red', 'Blue'] },
  ],
  title: '{Product}',
  sku: '{Product|upper}-{Color|upper}',
  price: 19,
} as const

let app: Awaited<ReturnType<typeof anApp>>
beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function write(body: object, endpoint: (typeof uploads)[keyof typeof uploads] = uploads.campaign) {
  const person = await aPerson(app)
  const { headers } = await addToken(app.database, person.id, { scope: 'read' })
  return app.inject({ method: 'POST', url: endpoint.path, headers, payload: body })
}

function filesOf(campaign: object, target: CampaignBody['for'], encoding?: string) {
  const format = UPLOAD_FORMATS[target]
  const plan = toCampaignPlan(CampaignFile.parse(campaign))
  const syntax = format.syntaxes.find((each) => each.encoding === (encoding ?? each.encoding))
  if (syntax === undefined) throw new Error(`${target} has no ${encoding}.`)
  const files: Record<string, string> = {}
  for (const file of ownFiles(plan, format, { kind: 'text', syntax }))
    for (const { fileName, rows } of fileParts(plan, file))
      files[fileName] = Buffer.from([...toText(rows, syntax)].join(''), syntax.encoding).toString('base64')
  return files
}

describe('the file of a campaign', () => {
  it.each<[CampaignBody['for'], CampaignBody['encoding']]>([
    ['google-ads-editor', undefined],
    ['google-ads-editor', 'utf-8'],
    ['google-ads-web', undefined],
    ['microsoft', undefined],
  ])('has the bytes that the command line writes, for %s in %s', async (target, encoding) => {
    const answer = await write({ campaign: CAMPAIGN, for: target, ...(encoding && { encoding }) })
    const [[name = '', bytes] = []] = Object.entries(filesOf(CAMPAIGN, target, encoding))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv'])
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
    expect(answer.rawPayload.toString('base64') === bytes).toBe(true)
  })

  it('is a ZIP where the platform takes several files', async () => {
    const answer = await write({ campaign: CAMPAIGN, for: 'google-ads-clipboard' })
    expect(answer.headers['content-type']).toBe('application/zip')
    const expected = filesOf(CAMPAIGN, 'google-ads-clipboard')
    expect(Object.keys(expected)).toHaveLength(4)
    expect(unzipped(answer.rawPayload)).toEqual(expected)
  })

  it('is a ZIP where one file has too many rows', async () => {
    const apple = CITIES.map((_, i) => ({
      campaign: 'Plumbers',
      adGroup: `City ${i}`,
      campaignId: '1',
      adGroupId: String(i + 1),
    }))
    const campaign = { ...CAMPAIGN, apple }
    const answer = await write({ campaign, for: 'apple-ads' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    const expected = filesOf(campaign, 'apple-ads')
    expect(Object.keys(expected)).toEqual(['apple-ads.csv', 'apple-ads-2.csv'])
    expect(unzipped(answer.rawPayload)).toEqual(expected)
  })

  it.each<[object, string]>([
    [
      { rows: { rules: [{ kind: 'length', unit: 'characters', most: 1 }] } },
      'Rule 1: This rule drops all rows.',
    ],
    [{ finalUrl: 'example.org' }, "A final URL isn't a valid URL that starts with http:// or https://. ("],
    [
      { adGroup: '{City|slug}', columns: [{ name: 'City', words: ['Bath', 'bath!'] }] },
      'Two ad groups of a campaign get the same name from different words. (1: Plumbers > bath for Bath and for bath!)',
    ],
    [{ campaign: 'x'.repeat(257) }, 'A campaign name is longer than 256 characters'],
    [{ campaign: 'Plumbers {Cty}' }, 'campaign, character 11: There is no column “Cty”.'],
    [
      { columns: [{ name: 'City', words: Array.from({ length: 1_000_001 }, (_, i) => `w${i}`) }], ads: [] },
      'columns.0.words',
    ],
    [
      { columns: ['City', 'a', 'b'].map((name) => ({ name, words: CITIES })) },
      '1,728,000 keywords or variants are more than the 1,000,000 that are possible here. Use the command line.',
    ],
  ])('is refused with causes and rows: %#', async (change, problem) => {
    const answer = await write({ campaign: { ...CAMPAIGN, ...change }, for: 'google-ads-editor' })
    const { code, fields } = answer.json() as ErrorBody
    expect([answer.statusCode, code]).toEqual([400, 'bad_request'])
    expect(JSON.stringify(fields)).toContain(JSON.stringify(problem).slice(1, -1))
  })

  it('is refused before it is checked if its rows are too long together', async () => {
    const many = Array.from({ length: 1000 }, (_, i) => `word ${i}`)
    const columns = ['City', 'Service'].map((name) => ({ name, words: many }))
    const answer = await write({
      campaign: { ...CAMPAIGN, columns, finalUrl: `https://example.org/{City|slug}?${'x'.repeat(300)}` },
      for: 'google-ads-editor',
    })
    const { message, fields } = answer.json() as ErrorBody
    expect([answer.statusCode, fields?.['campaign']]).toEqual([413, message])
    expect(message).toMatch(/^These rows have about \d+ million characters, more than the 200 million/)
  })

  it('is refused in an encoding that the platform does not take', async () => {
    const answer = await write({ campaign: CAMPAIGN, for: 'microsoft', encoding: 'utf-16le' })
    expect((answer.json() as ErrorBody).message).toBe(
      'encoding: Microsoft Advertising bulk file takes utf-8.',
    )
  })

  it('needs a plan with as many columns', async () => {
    await using paid = await anApp({ settings: { PAYMENTS: 'sandbox' } })
    const { browser } = await aPerson(paid)
    const columns = ['City', 'b', 'c', 'd'].map((name) => ({ name, words: [name] }))
    const body = { campaign: { ...CAMPAIGN, columns } as never, for: 'google-ads-editor' } as const
    const { status, json } = await browser.call(uploads.campaign, { body })
    expect([status, (json() as ErrorBody).message]).toEqual([403, 'Your plan allows up to 3 columns'])
  })

  it('is counted among the answers that an account reads at once', async () => {
    const { browser } = await aPerson(app)
    const body = { campaign: CAMPAIGN as never, for: 'microsoft' } as const
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.call(uploads.campaign, { body })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('the file of products', () => {
  it.each(SHOP_FORMAT_IDS)('has the bytes that the command line writes, for %s', async (target) => {
    const answer = await write({ products: PRODUCTS, for: target }, uploads.products)
    const plan = toProductPlan(ProductFile.parse(PRODUCTS))
    const syntax = { delimiter: ',', encoding: 'utf-8' } as const
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${target}.csv"`)
    expect(answer.payload).toBe([...toText(shopRows(plan, SHOP_FORMATS[target]), syntax)].join(''))
  })

  it.each(PRODUCT_CASES)('is judged as the shop does: $kind', async ({ file, problems, counted }) => {
    const answer = await write({ products: file, for: 'woocommerce' }, uploads.products)
    expect(answer.statusCode).toBe(problems.length > 0 ? 400 : 200)
    for (const problem of problems) expect(answer.payload).toContain(problem)
    const variants = Number(/(\d+) variants/.exec(counted)?.[1] ?? 0)
    const rows = problems.length > 0 ? [] : answer.payload.split('\r\n').slice(1, -1)
    expect(rows.filter((row) => !row.startsWith('variable,'))).toHaveLength(variants)
  })

  it('is refused with the words that give two variants one SKU', async () => {
    const answer = await write(
      { products: { ...PRODUCTS, sku: '{Product}' }, for: 'shopify' },
      uploads.products,
    )
    expect([answer.statusCode, (answer.json() as ErrorBody).fields?.['products']]).toEqual([
      400,
      expect.stringMatching(/^Two variants .* \(2: /),
    ])
  })
})

function unzipped(zip: Buffer) {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  )
}
