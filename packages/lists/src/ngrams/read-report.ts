import { readTable } from '@wordloom/targets'
import { METRICS, type Metric } from './metrics.ts'
import { readNumber, usesDecimalComma } from './numbers.ts'

/** Search terms with their numbers, which are in the order of the terms. */
export interface TermReport {
  readonly terms: readonly string[]
  readonly metrics: readonly Metric[]
  readonly numbers: Readonly<Partial<Record<Metric, Float64Array>>>
}

/** Names of columns as Google Ads, Microsoft Advertising, Amazon Ads and Search Console export them. */
const TERM_NAMES = [
  'searchterm',
  'searchterms',
  'customersearchterm',
  'searchquery',
  'query',
  'queries',
  'topqueries',
  'term',
  'keyword',
  'keywords',
  'suchbegriff',
]

const METRIC_NAMES: Readonly<Record<Metric, readonly string[]>> = {
  impressions: ['impr', 'impressions', 'impressionen'],
  clicks: ['clicks', 'klicks'],
  cost: ['cost', 'spend', 'amountspent', 'kosten'],
  conversions: ['conversions', 'conv', 'orders', '7daytotalorders', '14daytotalorders', 'conversionen'],
  value: ['convvalue', 'conversionvalue', 'revenue', 'sales', '7daytotalsales', '14daytotalsales', 'value'],
}

/** Some reports begin with their name and their days. */
const MOST_LINES_BEFORE_NAMES = 20

/**
 * Reads a report as CSV or TSV, without its rows of totals. Returns `null` if none of the first lines names both a column
 * of terms and a column of numbers, so that the text is a list of words.
 */
export function readTermReport(text: string): TermReport | null {
  const start = findNames(text)
  if (start === null) return null
  const [names, ...rows] = readTable(text.slice(start)).map(({ cells }) => cells)
  const columns = findColumns(names ?? [])
  if (columns === null) return null
  const { term, byMetric } = columns
  const body = rows.filter((cells) => isTerm(cells, term))
  const metrics = METRICS.filter((metric) => byMetric.has(metric))
  const cells = metrics.map((metric) => body.map((row) => row[byMetric.get(metric) ?? 0] ?? ''))
  const hasComma = usesDecimalComma(cells.flat())
  return {
    terms: body.map((row) => row[term] ?? ''),
    metrics,
    numbers: Object.fromEntries(
      metrics.map((metric, i) => [
        metric,
        Float64Array.from(cells[i] ?? [], (cell) => readNumber(cell, hasComma)),
      ]),
    ),
  }
}

/** Returns where the line with the names begins. */
function findNames(text: string): number | null {
  let start = 0
  for (let line = 0; line <= MOST_LINES_BEFORE_NAMES && start < text.length; line++) {
    const end = text.indexOf('\n', start)
    const [names] = readTable(text.slice(start, end === -1 ? text.length : end))
    if (names !== undefined && findColumns(names.cells) !== null) return start
    if (end === -1) return null
    start = end + 1
  }
  return null
}

function findColumns(cells: readonly string[]) {
  const names = cells.map(toName)
  const term = TERM_NAMES.map((name) => names.indexOf(name)).find((i) => i !== -1)
  if (term === undefined) return null
  const byMetric = new Map<Metric, number>()
  for (const metric of METRICS) {
    const column = METRIC_NAMES[metric].map((name) => names.indexOf(name)).find((i) => i !== -1)
    if (column !== undefined) byMetric.set(metric, column)
  }
  return byMetric.size === 0 ? null : { term, byMetric }
}

/** @example toName('7 Day Total Orders (#)') // '7daytotalorders' */
function toName(cell: string): string {
  return cell
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function isTerm(cells: readonly string[], term: number): boolean {
  const text = cells[term]?.trim() ?? ''
  const isTotal = cells.some((cell) => /^(total|gesamt)\b.*:|^(total|gesamt):?$/i.test(cell.trim()))
  return text !== '' && text !== '--' && !isTotal
}
