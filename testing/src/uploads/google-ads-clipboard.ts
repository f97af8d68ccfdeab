import { readDelimited } from './delimited-file.ts'
import { isWebUrl, lengthOf, problemsOfAd, wordsIn } from './upload-limits.ts'

const BLOCKS: readonly (readonly string[])[] = [
  ['Campaign', 'Ad Group', 'Keyword', 'Match Type'],
  ['Campaign', 'Negative Keyword', 'Match Type'],
  ['Campaign', 'Ad Group', 'Negative Keyword', 'Match Type'],
]

const AD_BLOCK =
  /^Campaign\tAd Group((?:\tHeadline \d+)+)((?:\tDescription \d)+)\tFinal URL((?:\tDisplay Path [12])*)$/

const MATCH_TYPES = ['Broad', 'Phrase', 'Exact']

/** Checks one block for "Make multiple changes". */
export function validateGoogleAdsClipboard(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const { header, rows } = readDelimited(text, '\t')
  const isAds = AD_BLOCK.test(header.join('\t'))
  if (!isAds && !BLOCKS.some((block) => block.join('\t') === header.join('\t')))
    return [`unknown block ${header.join(', ')}`]
  const problems = isAds ? problemsOfNumbers(header) : []
  const known = new Set<string>()
  for (const [i, row] of rows.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 2}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    for (const value of Object.values(row)) {
      if (/[\t\r\n]/.test(value)) at('a cell has a tab or a line break')
      if (/^\s*\[\s*\]\s*$/.test(value)) at('[] erases a value')
    }
    if (cell('Campaign') === '' || lengthOf(cell('Campaign')) > 256) at('campaign')
    if (header.includes('Ad Group') && (cell('Ad Group') === '' || lengthOf(cell('Ad Group')) > 256))
      at('ad group')
    if (isAds) {
      const texts = (kind: string) =>
        header.filter((name) => name.startsWith(kind)).flatMap((name) => cell(name) || [])
      const ad = {
        headlines: texts('Headline'),
        descriptions: texts('Description'),
        paths: texts('Display Path'),
      }
      for (const problem of problemsOfAd(ad)) at(problem)
      if (!isWebUrl(cell('Final URL'))) at('final URL')
      continue
    }
    const keyword = cell('Keyword') || cell('Negative Keyword')
    if (keyword.trim() === '' || lengthOf(keyword) > 80 || wordsIn(keyword) > 10) at('keyword')
    if (/^\s*(\[.*\]|".*")\s*$/.test(keyword)) at('a match type inside the keyword')
    if (!MATCH_TYPES.includes(cell('Match Type'))) at('match type')
    const key = Object.values(row).join('\n')
    if (known.has(key)) at('the row is there twice')
    known.add(key)
  }
  return problems
}

/** Texts are numbered from 1 without a gap. */
function problemsOfNumbers(header: readonly string[]): string[] {
  const limits = { Headline: 15, Description: 4, 'Display Path': 2 }
  return Object.entries(limits).flatMap(([kind, most]) => {
    const numbers = header.filter((name) => name.startsWith(kind)).map((name) => Number(name.slice(-2)))
    const isRight = numbers.length <= most && numbers.every((number, i) => number === i + 1)
    return isRight ? [] : [`numbers of ${kind}`]
  })
}
