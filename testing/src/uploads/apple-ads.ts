import { decodeUpload, readDelimited } from './delimited-file.ts'

const COLUMNS = [
  'Action',
  'Keyword ID',
  'Keyword',
  'Match Type',
  'Status',
  'Bid',
  'Campaign ID',
  'Ad Group ID',
]

export function validateAppleAds(bytes: Uint8Array): readonly string[] {
  const { header, rows } = readDelimited(decodeUpload(bytes).text, ',')
  const problems: string[] = []
  if (header.join() !== COLUMNS.join()) problems.push('header')
  if (rows.length > 5000) problems.push('more than 5,000 rows')
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    if (row['Action'] !== 'CREATE' || row['Keyword ID'] !== '') at('action')
    if (row['Keyword'] === '') at('keyword')
    if (!['BROAD', 'EXACT'].includes(row['Match Type'] ?? '')) at('match type')
    if (!['ACTIVE', 'PAUSED'].includes(row['Status'] ?? '')) at('status')
    if (!/^(\d+\.\d\d)?$/.test(row['Bid'] ?? '')) at('bid')
    if (!/^\d+$/.test(row['Campaign ID'] ?? '') || !/^\d+$/.test(row['Ad Group ID'] ?? '')) at('ID')
  }
  return problems
}
