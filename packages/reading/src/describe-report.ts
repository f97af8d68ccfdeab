import type { Encoding } from './encodings.ts'
import type { Separator } from './options.ts'
import type { ReadingReport } from './report.ts'
import type { Doubt } from './table-shape.ts'
import type { SheetFacts } from './workbook/read-sheet.ts'

const MAX_NAMES = 5

const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'pipes',
}

const ENCODING_NAMES: Partial<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  shift_jis: 'Shift JIS',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
  'euc-jp': 'EUC-JP',
}

/**
 * One line for people with everything that the reader assumed. Empty if it assumed nothing: for lines of words in UTF-8.
 *
 * @example 'Windows-1252 (a guess), semicolons, header on line 3, 2 lines above skipped, words from “Suchbegriff”'
 */
export function describeReport(report: ReadingReport): string {
  return [...factsOf(report), ...doubtsOf(report)].join(', ')
}

function factsOf(report: ReadingReport): readonly string[] {
  const { encoding, isEncodingCertain, separator, headerLine, skippedAbove, leftOut, columns, sheet } = report
  const facts: string[] = []
  if (encoding !== null && encoding !== 'utf-8') {
    const name =
      ENCODING_NAMES[encoding] ??
      encoding.replace(/^windows/, 'Windows').replace(/^iso|^koi/, (word) => word.toUpperCase())
    facts.push(isEncodingCertain ? name : `${name} (a guess)`)
  }
  if (sheet !== null) facts.push(nameOfSheet(sheet))
  if (columns.length > 1 && separator !== null) facts.push(SEPARATOR_NAMES[separator])
  if (report.format !== 'json' && columns.length > 0 && headerLine !== null)
    facts.push(`header on line ${headerLine}`)
  if (skippedAbove > 0) facts.push(`${count(skippedAbove, 'line')} above skipped`)
  if (leftOut.totals > 0) facts.push(`${count(leftOut.totals, 'total row')} left out`)
  if (leftOut.closingLines > 0) facts.push(`${count(leftOut.closingLines, 'closing line')} left out`)
  if (leftOut.headers > 0) facts.push(`${count(leftOut.headers, 'repeated header')} left out`)
  if (columns.length > 1) {
    const chosen = columns
      .filter(({ isChosen }) => isChosen)
      .map(({ name, index }) => (name === '' ? `column ${index + 1}` : `“${name}”`))
    const others = chosen.length - MAX_NAMES
    const named = chosen.slice(0, MAX_NAMES).join(' and ')
    facts.push(`words from ${named}${others > 0 ? ` and ${count(others, 'other column')}` : ''}`)
  }
  if (report.joinedCells > 0) facts.push(`${count(report.joinedCells, 'cell')} with line breaks joined`)
  const { numberExample } = report
  if (numberExample !== null)
    facts.push(`${numberExample.cell.trim()} read as ${numberExample.value.toLocaleString('en-US')}`)
  if (sheet !== null) facts.push(...factsOfSheet(sheet))
  return facts
}

function nameOfSheet({ names, place }: SheetFacts): string {
  const name = `sheet “${names[place] ?? ''}”`
  return names.length > 1 ? `${name} of ${names.length}` : name
}

function factsOfSheet({
  hiddenRows,
  hiddenColumns,
  mergedCells,
  uncalculated,
}: SheetFacts): readonly string[] {
  const facts: string[] = []
  if (hiddenRows > 0) facts.push(`has ${count(hiddenRows, 'hidden row')}`)
  if (hiddenColumns > 0) facts.push(`has ${count(hiddenColumns, 'hidden column')}`)
  if (mergedCells > 0) facts.push(`has ${count(mergedCells, 'merged cell')}`)
  if (uncalculated > 0) {
    facts.push(
      `${count(uncalculated, 'formula')} without a result: open the file in a spreadsheet program and save it`,
    )
  }
  return facts
}

function doubtsOf({ columns, doubts, unrecognizedColumns }: ReadingReport): readonly string[] {
  const assumed = doubts.flatMap((doubt) => sentenceOf(doubt))
  const unreadable = columns
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ name, unreadable, unreadableExamples }) => {
      const examples = unreadableExamples.map((cell) => `“${cell}”`).join(', ')
      return `${count(unreadable, 'cell')} of “${name}” can't be read as numbers: ${examples}`
    })
  const unread =
    unrecognizedColumns.length === 0
      ? []
      : [`no sums of ${quoted(unrecognizedColumns)}, because the name is unknown`]
  return [...assumed, ...unreadable, ...unread]
}

function sentenceOf(doubt: Doubt): readonly string[] {
  switch (doubt.kind) {
    case 'no-header':
      return ['no header found']
    case 'no-term-column':
      return ['no column has a known name for words']
    case 'several-term-columns':
      return [`words could also be in ${quoted(doubt.names)}`]
    case 'equal-names':
      return [`several columns are called ${quoted(doubt.names)}`]
    case 'decimal-mark':
      return [`unsure whether ${doubt.example.trim()} has decimals`]
  }
}

function quoted(names: readonly string[]): string {
  return names
    .slice(0, MAX_NAMES)
    .map((name) => `“${name}”`)
    .join(', ')
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
