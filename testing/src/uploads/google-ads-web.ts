import { decodeUpload, readDelimited } from './delimited-file.ts'
import { isWebUrl, lengthOf, problemsOfAd, wordsIn } from './upload-limits.ts'

const MATCH_TYPES = ['Broad match', 'Phrase match', 'Exact match']
const STATUS_COLUMNS: Readonly<Record<string, string>> = {
  Campaign: 'Campaign status',
  'Ad group': 'Ad group status',
  Ad: 'Ad status',
  Keyword: 'Keyword status',
  'Negative keyword': 'Keyword status',
}

export function validateGoogleAdsWeb(bytes: Uint8Array): readonly string[] {
  const { rows } = readDelimited(decodeUpload(bytes).text, ',')
  const problems: string[] = []
  const campaigns = new Set<string>()
  const adGroups = new Set<string>()
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    const type = cell('Row Type')
    const place = `${cell('Campaign')}\n${cell('Ad group')}`
    if (cell('Action') !== 'Add') at('action')
    if (!['Enabled', 'Paused'].includes(cell(STATUS_COLUMNS[type] ?? '')))
      at(`row type ${type}, or its status`)
    if (type === 'Campaign') {
      campaigns.add(cell('Campaign'))
      if (!['Yes', 'No'].includes(cell('EU political ads'))) at('Missing value in "EU political ads"')
      if (cell('Campaign type') !== 'Search' || cell('Networks') !== 'Google search') at('type')
      if (!/^\d+\.\d\d$/.test(cell('Budget')) || cell('Budget type') !== 'Daily') at('budget')
      continue
    }
    if (!campaigns.has(cell('Campaign'))) at('the campaign comes later')
    const isInCampaign = type === 'Negative keyword' && cell('Level') === 'Campaign'
    if (type === 'Ad group') adGroups.add(place)
    else if (!isInCampaign && !adGroups.has(place)) at('the ad group comes later')
    if (type === 'Keyword' || type === 'Negative keyword') {
      const keyword = cell(type)
      if (keyword === '' || lengthOf(keyword) > 80 || wordsIn(keyword) > 10) at('keyword')
      if (!MATCH_TYPES.includes(cell('Type'))) at(`match type ${cell('Type')}`)
    }
    if (type === 'Negative keyword' && !['Campaign', 'Ad group'].includes(cell('Level'))) at('level')
    if (type !== 'Ad') continue
    const texts = (kind: string, most: number) =>
      Array.from({ length: most }, (_, k) => cell(`${kind} ${k + 1}`)).filter((text) => text !== '')
    const ad = {
      headlines: texts('Headline', 15),
      descriptions: texts('Description', 4),
      paths: texts('Path', 2),
    }
    for (const problem of problemsOfAd(ad)) at(problem)
    if (cell('Ad type') !== 'Responsive search ad' || !isWebUrl(cell('Final URL'))) at('ad')
  }
  return problems
}
