import type { ColumnRole } from '@wordloom/targets'
import type { OpenFile } from './open-file.ts'

const METRICS = [
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'value',
] as const satisfies readonly ColumnRole[]
type Metric = (typeof METRICS)[number]

/** Terms of a list or a report that aren't blank, and the numbers that the report has, in the order of the terms. */
export interface TermReport {
  readonly terms: readonly string[]
  readonly metrics: readonly Metric[]
  readonly numbers: Readonly<Partial<Record<Metric, Float64Array>>>
}

/**
 * Reads terms with their numbers. A cell without a readable number adds nothing; the report of the file counts such cells.
 *
 * @throws {ReadingError}
 */
export async function readTerms(file: OpenFile): Promise<TermReport> {
  if (file.shape === null) {
    const terms: string[] = []
    for await (const words of file.words()) for (const word of words) if (word.trim() !== '') terms.push(word)
    return { terms, metrics: [], numbers: {} }
  }
  const { columns } = file.report()
  const found = METRICS.flatMap((metric) => {
    const column = columns.find(({ role, isChosen }) => role === metric && !isChosen)
    return column === undefined ? [] : [{ metric, index: column.index }]
  })
  const chosen = columns.filter(({ isChosen }) => isChosen).map(({ index }) => index)
  const { texts, numbers } = await file.columns(
    chosen,
    found.map(({ index }) => index),
  )
  const terms: string[] = []
  const places = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0))
  for (const cells of texts) {
    for (let row = 0; row < cells.length; row++) {
      const term = cells[row]?.trim() ?? ''
      if (term === '' || term === '--') continue
      places[terms.length] = row
      terms.push(term)
    }
  }
  const byMetric: Partial<Record<Metric, Float64Array>> = {}
  for (const [at, { metric }] of found.entries()) {
    byMetric[metric] = pick(numbers[at]?.values ?? new Float64Array(0), places.subarray(0, terms.length))
  }
  return { terms, metrics: found.map(({ metric }) => metric), numbers: byMetric }
}

/** The numbers at some places, with 0 for those that can't be read. Takes no new memory for whole columns. */
function pick(values: Float64Array, places: Uint32Array): Float64Array {
  const picked = values.length === places.length ? values : new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) picked[at] = values[places[at] ?? 0] || 0
  return picked
}
