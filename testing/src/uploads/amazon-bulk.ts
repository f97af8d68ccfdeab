import { decodeUpload, readDelimited } from './delimited-file.ts'
import { lengthOf, wordsIn } from './upload-limits.ts'

const ENTITIES = [
  'Campaign',
  'Ad Group',
  'Product Ad',
  'Keyword',
  'Negative Keyword',
  'Campaign Negative Keyword',
]

/** The cells that may have a value, besides Product, Entity and Operation. Others stay empty. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  Campaign: [
    ...['Campaign ID', 'Campaign Name', 'Start Date', 'Targeting Type', 'State', 'Daily Budget'],
    'Bidding Strategy',
  ],
  'Ad Group': ['Campaign ID', 'Ad Group ID', 'Ad Group Name', 'State', 'Ad Group Default Bid'],
  'Product Ad': ['Campaign ID', 'Ad Group ID', 'State', 'SKU'],
  Keyword: ['Campaign ID', 'Ad Group ID', 'State', 'Bid', 'Keyword Text', 'Match Type'],
  'Negative Keyword': ['Campaign ID', 'Ad Group ID', 'State', 'Keyword Text', 'Match Type'],
  'Campaign Negative Keyword': ['Campaign ID', 'State', 'Keyword Text', 'Match Type'],
}

export function validateAmazonBulk(bytes: Uint8Array): readonly string[] {
  const { text, delimiter } = decodeUpload(bytes)
  return problemsOfRows(readDelimited(text, delimiter).rows)
}

export function problemsOfRows(rows: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const problems: string[] = []
  const campaigns = new Set<string>()
  const adGroups = new Set<string>()
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    const entity = cell('Entity')
    const adGroup = `${cell('Campaign ID')}\n${cell('Ad Group ID')}`
    if (cell('Product') !== 'Sponsored Products' || cell('Operation') !== 'Create') at('product or operation')
    if (!ENTITIES.includes(entity)) at(`entity ${entity}`)
    const allowed = ['Product', 'Entity', 'Operation', ...(CELLS[entity] ?? [])]
    for (const [name, value] of Object.entries(row))
      if ((value !== '') !== allowed.includes(name)) at(`${name} is “${value}”`)
    if (!['enabled', 'paused'].includes(cell('State'))) at('state')
    for (const name of ['Daily Budget', 'Ad Group Default Bid', 'Bid'])
      if (!/^(\d+\.\d\d)?$/.test(cell(name))) at(name)
    if (entity === 'Campaign') {
      if (!/^\d{8}$/.test(cell('Start Date')) || !/^\d+\.\d\d$/.test(cell('Daily Budget')))
        at('date or budget')
      if (cell('Targeting Type') !== 'Manual' || cell('Bidding Strategy') !== 'Dynamic bids - down only')
        at('type')
      if (campaigns.has(cell('Campaign ID')) || cell('Campaign ID') !== cell('Campaign Name')) at('ID')
      campaigns.add(cell('Campaign ID'))
      continue
    }
    if (!campaigns.has(cell('Campaign ID'))) at('the campaign comes later')
    if (entity === 'Ad Group') {
      if (adGroups.has(adGroup) || cell('Ad Group ID') !== cell('Ad Group Name')) at('ID')
      adGroups.add(adGroup)
    } else if (entity !== 'Campaign Negative Keyword' && !adGroups.has(adGroup))
      at('the ad group comes later')
    const keyword = cell('Keyword Text')
    if (lengthOf(keyword) > 80 || wordsIn(keyword) > 10) at('keyword')
    const types = entity === 'Keyword' ? ['Exact', 'Phrase', 'Broad'] : ['negativeExact', 'negativePhrase']
    if (entity.endsWith('Keyword') && !types.includes(cell('Match Type'))) at('match type')
  }
  return problems
}
