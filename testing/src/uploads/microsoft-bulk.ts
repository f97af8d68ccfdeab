import { decodeUpload, readDelimited } from './delimited-file.ts'
import { isWebUrl, lengthOf, problemsOfAd, shownText, widthOf } from './upload-limits.ts'

export function validateMicrosoftBulk(bytes: Uint8Array): readonly string[] {
  const { text, delimiter } = decodeUpload(bytes)
  const { header, rows } = readDelimited(text, delimiter)
  const problems: string[] = []
  if (header[0] !== 'Type') problems.push('the first column is not Type')
  const [version, ...records] = rows
  if (version?.['Type'] !== 'Format Version' || version['Name'] !== '6.0')
    problems.push('no format version 6.0')
  const campaigns = new Set<string>()
  const adGroups = new Set<string>()
  for (const [i, row] of records.entries()) {
    const at = (problem: string) => void problems.push(`line ${i + 3}: ${problem}`)
    const cell = (name: string) => row[name] ?? ''
    if (!['Active', 'Paused', 'Deleted'].includes(cell('Status'))) at('status')
    if (lengthOf(cell('Client Id')) > 100) at('client ID')
    switch (cell('Type')) {
      case 'Campaign':
        if (!/^-\d+$/.test(cell('Id')) || campaigns.has(cell('Id'))) at('ID')
        campaigns.add(cell('Id'))
        if (cell('Campaign') === '' || !/^\d+\.\d\d$/.test(cell('Budget'))) at('name or budget')
        if (cell('Budget Type') !== 'DailyBudgetStandard' || cell('Campaign Type') !== 'Search') at('type')
        break
      case 'Ad Group':
        if (!/^-\d+$/.test(cell('Id')) || adGroups.has(cell('Id')) || campaigns.has(cell('Id'))) at('ID')
        adGroups.add(cell('Id'))
        if (!campaigns.has(cell('Parent Id'))) at('the campaign comes later')
        if (cell('Ad Group') === '' || lengthOf(cell('Ad Group')) > 256) at('ad group name')
        break
      case 'Keyword':
        checkChild(adGroups)
        checkKeyword(['Broad', 'Phrase', 'Exact'])
        if (cell('Final Url') !== '') checkUrl()
        break
      case 'Ad Group Negative Keyword':
        checkChild(adGroups)
        checkKeyword(['Phrase', 'Exact'])
        break
      case 'Campaign Negative Keyword':
        checkChild(campaigns)
        checkKeyword(['Phrase', 'Exact'])
        break
      case 'Responsive Search Ad':
        checkChild(adGroups)
        checkUrl()
        checkAd()
        break
      default:
        at(`type ${cell('Type')}`)
    }

    function checkChild(parents: ReadonlySet<string>): void {
      if (cell('Id') !== '' || !parents.has(cell('Parent Id'))) at('the parent comes later')
    }

    function checkKeyword(types: readonly string[]): void {
      if (!types.includes(cell('Match Type'))) at(`match type ${cell('Match Type')}`)
      if (cell('Keyword') === '' || lengthOf(cell('Keyword')) > 100) at('keyword')
    }

    function checkUrl(): void {
      if (!isWebUrl(cell('Final Url')) || cell('Final Url').length > 2048) at('final URL')
    }

    function checkAd(): void {
      const paths = [cell('Path 1'), cell('Path 2')]
      if (paths[0] === '' && paths[1] !== '') at('path 2 without path 1')
      if (paths.some((path) => path.includes('/'))) at('a path has a slash')
      const shown = paths.filter((path) => path !== '')
      const domain = isWebUrl(cell('Final Url')) ? new URL(cell('Final Url')).hostname : ''
      if (widthOf([domain, ...shown.map(shownText)].join('/')) > 67) at('domain and paths')
      const ad = { headlines: assets('Headline'), descriptions: assets('Description'), paths: shown }
      for (const problem of problemsOfAd(ad)) at(problem)
    }

    function assets(kind: 'Headline' | 'Description'): readonly string[] {
      const pins =
        kind === 'Headline' ? ['Headline1', 'Headline2', 'Headline3'] : ['Description1', 'Description2']
      const parsed: unknown = JSON.parse(cell(kind))
      if (!Array.isArray(parsed)) throw new Error('No list of texts.')
      return parsed.map(({ text: shown, pinnedField }) => {
        if (pinnedField !== undefined && !pins.includes(pinnedField)) at(`pinned to ${pinnedField}`)
        return String(shown)
      })
    }
  }
  return problems
}
