import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { validateAmazonBulk } from '@wordloom/testing/uploads/amazon-bulk'
import { validateAppleAds } from '@wordloom/testing/uploads/apple-ads'
import { validateGoogleAdsClipboard } from '@wordloom/testing/uploads/google-ads-clipboard'
import { validateGoogleAdsEditor } from '@wordloom/testing/uploads/google-ads-editor'
import { validateGoogleAdsWeb } from '@wordloom/testing/uploads/google-ads-web'
import { validateMicrosoftBulk } from '@wordloom/testing/uploads/microsoft-bulk'
import { validateShopifyProducts } from '@wordloom/testing/uploads/shopify-products'
import { validateWooCommerceProducts } from '@wordloom/testing/uploads/woocommerce-products'
import { beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_FILES } from './help.ts'

const APPLE = {
  version: 1,
  columns: [{ name: 'Word', words: ['photo editor', 'collage maker'] }],
  campaign: 'Photos',
  adGroup: 'Editors',
  matchTypes: ['exact'],
  apple: [{ campaign: 'Photos', adGroup: 'Editors', campaignId: '1', adGroupId: '2' }],
}

const files = new Map<string, string>()

beforeAll(() => {
  using workshop = aWorkshop()
  workshop.aFile('campaign.json', UPLOAD_FILES.campaign)
  workshop.aFile('amazon.json', UPLOAD_FILES.amazon)
  workshop.aFile('apple.json', APPLE)
  workshop.aFile('products.json', UPLOAD_FILES.products)
  for (const [name, target, file] of [
    ['campaign', 'google-ads-editor', 'google-ads-editor.csv'],
    ['campaign', 'google-ads-web', 'google-ads-uploads.csv'],
    ['campaign', 'microsoft', 'microsoft-bulk.csv'],
    ['amazon', 'amazon', 'amazon-sponsored-products.csv'],
    ['apple', 'apple-ads', 'apple-ads.csv'],
  ] as const) {
    workshop.wordloom(['campaign', `${name}.json`, '--for', target, '-o', '.', '--encoding=utf-8'])
    files.set(target, workshop.bytes(file).toString())
  }
  workshop.wordloom(['campaign', 'campaign.json', '--for', 'google-ads-clipboard', '-o', '.'])
  for (const block of ['keywords', 'campaign-negatives', 'ad-group-negatives', 'ads'] as const)
    files.set(`clipboard ${block}`, workshop.bytes(`google-ads-clipboard-${block}.tsv`).toString())
  for (const shop of ['shopify', 'woocommerce']) {
    workshop.wordloom(['products', 'products.json', '--for', shop, '-o', 'products.csv'])
    files.set(shop, workshop.bytes('products.csv').toString())
  }
})

const VALIDATORS = {
  'google-ads-editor': validateGoogleAdsEditor,
  'google-ads-web': validateGoogleAdsWeb,
  'clipboard keywords': validateGoogleAdsClipboard,
  'clipboard campaign-negatives': validateGoogleAdsClipboard,
  'clipboard ad-group-negatives': validateGoogleAdsClipboard,
  'clipboard ads': validateGoogleAdsClipboard,
  microsoft: validateMicrosoftBulk,
  amazon: validateAmazonBulk,
  'apple-ads': validateAppleAds,
  shopify: validateShopifyProducts,
  woocommerce: validateWooCommerceProducts,
} as const

describe('an independent check of uploads', () => {
  it.each(Object.entries(VALIDATORS))('takes what the help makes for %s', (target, validate) => {
    expect(validate(Buffer.from(files.get(target) ?? ''))).toEqual([])
  })

  it.each([
    ['google-ads-editor', ',Phrase,', ',Phrase match,'],
    ['google-ads-editor', ',Campaign Negative Phrase,', ',Negative Phrase,'],
    ['google-ads-editor', '24 Hour Callout', '24 Hour Callout in all of Leeds'],
    ['google-ads-editor', '24 Hour Callout', ''],
    ['google-ads-editor', 'https://example.org/leeds/drain', 'example.org/leeds/drain'],
    ['google-ads-editor', ',20.00,', ',€20,'],
    ['google-ads-editor', 'Plumbers Leeds,Search', 'Plumbers,Search'],
    ['google-ads-editor', ',city=leeds,', ',[],'],
    ['google-ads-editor', 'Labels', 'Tags'],
    ['google-ads-web', ',Phrase match,', ',Phrase,'],
    ['google-ads-web', ',en,No,', ',en,,'],
    ['google-ads-web', 'Campaign,Add', 'Campaign,Create'],
    ['clipboard keywords', '\tPhrase\r\n', '\tPhrase match\r\n'],
    ['clipboard keywords', 'Match Type', 'Criterion Type'],
    ['clipboard campaign-negatives', 'jobs', '[jobs]'],
    ['clipboard ad-group-negatives', '\r\nPlumbers Leeds', '\r\n'],
    ['clipboard ads', '24 Hour Callout', '24 Hour Callout in all of Leeds'],
    ['clipboard ads', 'Headline 2', 'Headline 4'],
    ['clipboard ads', 'https://example.org', 'example.org'],
    ['microsoft', '6.0', '5.0'],
    ['microsoft', ',Phrase,', ',phrase,'],
    ['microsoft', 'jobs,Phrase', 'jobs,Broad'],
    ['microsoft', 'Keyword,Active,,-1000001', 'Keyword,Active,,-2000001'],
    ['microsoft', ',leeds,', ',le/eds,'],
    ['amazon', ',0.80,', ',$0.80,'],
    ['amazon', 'negativePhrase', 'Negative Phrase'],
    ['amazon', ',20261201,', ',2026-12-01,'],
    ['apple-ads', 'EXACT', 'PHRASE'],
    ['apple-ads', ',1,2\r\n', ',,2\r\n'],
    ['shopify', 'TEE-RED-M', 'TEE-RED-S'],
    ['shopify', ',tee-of-organic-cotton,,TEE-NVY-S,,Navy Blue', ',tee-of-organic-cotton,,TEE-NVY-S,,Red'],
    ['shopify', 'Draft', 'Hidden'],
    ['woocommerce', '"Red, Navy Blue"', '"Red, Blue"'],
    ['woocommerce', 'variable', 'variation'],
  ] as const)('refuses for %s %j as %j', (target, search, by) => {
    const file = files.get(target) ?? ''
    expect(file).toContain(search)
    const broken = Buffer.from(file.replace(search, by))
    const refused = () => VALIDATORS[target](broken).length > 0
    expect(refused()).toBe(true)
  })
})
