import { decodeUpload, readDelimited } from './delimited-file.ts'
import { isWebUrl, lengthOf, problemsOfAd, wordsIn } from './upload-limits.ts'

const COLUMNS = new Set([
  ...['Campaign', 'Campaign Type', 'Networks', 'Budget', 'Budget type', 'EU political ads', 'Languages'],
  ...[
    'Campaign Status',
    'Location ID',
    'Ad Group',
    'Max CPC',
    'Ad Group Status',
    'Keyword',
    'Criterion Type',
  ],
  ...['Labels', 'Ad type', 'Path 1', 'Path 2', 'Final URL', 'Status'],
  ...numbered('Headline', 15),
  ...numbered('Description', 4),
])

const KEYWORD_TYPES = ['Broad', 'Phrase', 'Exact']
const NEGATIVE_TYPES = KEYWORD_TYPES.map((type) => `Negative ${type}`)
const CAMPAIGN_NEGATIVE_TYPES = NEGATIVE_TYPES.map((type) => `Campaign ${type}`)

export function validateGoogleAdsEditor(bytes: Uint8Array): readonly string[] {
  const { text, delimiter } = decodeUpload(bytes)
  const { header, rows } = readDelimited(text, delimiter)
  const problems = header.filter((name) => !COLUMNS.has(name)).map((name) => `unknown column ${name}`)
  const campaigns = new Set<string>()
  const adGroups = new Set<string>()
  const keywords = new Set<string>()
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    const campaign = cell('Campaign')
    const adGroup = cell('Ad Group')
    const place = `${campaign}\n${adGroup}`
    for (const value of Object.values(row)) {
      if (/[\t\r\n]/.test(value)) at('a cell has a tab or a line break')
      if (/^\s*\[\s*\]\s*$/.test(value)) at('[] erases a value')
    }
    if (campaign === '') at('no campaign')
    if (cell('Campaign Type') !== '') {
      if (campaigns.has(campaign)) at('the campaign is there twice')
      campaigns.add(campaign)
      if (cell('Campaign Type') !== 'Search') at('campaign type')
      if (!/^\d+\.\d\d$/.test(cell('Budget'))) at('budget')
      if (cell('Budget type') !== 'Daily') at('budget type')
      if (!['Yes', 'No'].includes(cell('EU political ads'))) at('EU political ads')
      if (!['Enabled', 'Paused'].includes(cell('Campaign Status'))) at('campaign status')
      if (!/^([a-z]{2,3}(_[A-Z]{2})?(;|$))*$/.test(cell('Languages'))) at('languages')
      if (lengthOf(campaign) > 256) at('campaign name')
      continue
    }
    if (!campaigns.has(campaign)) at('the campaign comes later')
    if (cell('Location ID') !== '') {
      if (!/^\d+$/.test(cell('Location ID'))) at('location')
    } else if (cell('Ad Group Status') !== '') {
      if (adGroups.has(place)) at('the ad group is there twice')
      adGroups.add(place)
      if (lengthOf(adGroup) > 256 || adGroup === '') at('ad group name')
      if (!/^(\d+\.\d\d)?$/.test(cell('Max CPC'))) at('bid')
    } else if (cell('Keyword') !== '') {
      const type = cell('Criterion Type')
      const keyword = cell('Keyword')
      if (lengthOf(keyword) > 80 || wordsIn(keyword) > 10) at('keyword is too long')
      if (CAMPAIGN_NEGATIVE_TYPES.includes(type)) {
        if (adGroup !== '') at('a campaign negative in an ad group')
        continue
      }
      if (!adGroups.has(place)) at('the ad group comes later')
      if (![...KEYWORD_TYPES, ...NEGATIVE_TYPES].includes(type)) at(`criterion type ${type}`)
      if (keywords.has(`${place}\n${type}\n${keyword}`)) at('the keyword is there twice')
      keywords.add(`${place}\n${type}\n${keyword}`)
      if (cell('Final URL') !== '' && !isWebUrl(cell('Final URL'))) at('final URL')
    } else if (cell('Ad type') === 'Responsive search ad') {
      if (!adGroups.has(place)) at('the ad group comes later')
      const texts = (kind: string, most: number) =>
        Array.from({ length: most }, (_, k) => cell(`${kind} ${k + 1}`)).filter((each) => each !== '')
      const ad = {
        headlines: texts('Headline', 15),
        descriptions: texts('Description', 4),
        paths: texts('Path', 2),
      }
      for (const problem of problemsOfAd(ad)) at(problem)
      for (let k = 1; k <= 15; k++) if (!/^[123]?$/.test(cell(`Headline ${k} position`))) at('position')
      for (let k = 1; k <= 4; k++) if (!/^[12]?$/.test(cell(`Description ${k} position`))) at('position')
      if (!isWebUrl(cell('Final URL'))) at('final URL')
      if (!['Enabled', 'Paused'].includes(cell('Status'))) at('status')
    } else at('a row of no entity')
  }
  return problems
}

function numbered(kind: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, i) => i + 1).flatMap((number) => [
    `${kind} ${number}`,
    `${kind} ${number} position`,
  ])
}
