import {
  describeReport,
  type OpenFile,
  type PreviewRow,
  type ReadingOptions,
  type ReadingReport,
} from '@wordloom/reading'
import { shorten } from '#platform/format/shorten.ts'

/** The part of an open file that a page shows. It's small for a file of any size, so that a worker can send it. */
export interface ReadingView {
  readonly report: ReadingReport
  /** The report as one line. Empty if nothing was assumed. */
  readonly summary: string
  /** The first lines, with short cells and as many columns as `report.columns` has. */
  readonly preview: readonly PreviewRow[]
  readonly width: number
}

/** The properties of components that show a view and change it. */
export interface ReadingProps {
  readonly view: ReadingView
  readonly options: ReadingOptions
  readonly isReading: boolean
  readonly onChange: (options: ReadingOptions) => void
}

/** More columns are chosen by their names or numbers. */
const MAX_COLUMNS = 100
const MAX_ROWS = 50
/** A page shows these in less than 50 ms. */
const MAX_CELLS = 1500
const MIN_ROWS = 12
const MAX_CHARACTERS = 80

export function toReadingView(file: OpenFile): ReadingView {
  const report = file.report()
  const shown = report.columns.filter(({ isChosen, index }) => isChosen || index < MAX_COLUMNS)
  const places = shown.map(({ index }) => index)
  return {
    report: {
      ...report,
      columns: shown.map((column) => ({
        ...column,
        name: toShort(column.name),
        examples: column.examples.map(toShort),
      })),
      unrecognizedColumns: report.unrecognizedColumns.slice(0, MAX_COLUMNS).map(toShort),
    },
    summary: describeReport(report),
    preview: file.preview.slice(0, maxRows(file, shown.length)).map(({ cells, line, use }) => ({
      cells: (places.length === 0 ? [0] : places).map((place) => toShort(cells[place] ?? '')),
      line,
      use,
    })),
    width: file.shape?.width ?? 1,
  }
}

function maxRows({ preview }: OpenFile, columns: number): number {
  const header = preview.findIndex(({ use }) => use === 'header')
  const fitting = Math.floor(MAX_CELLS / Math.max(1, columns))
  return Math.min(MAX_ROWS, Math.max(fitting, MIN_ROWS, header + MIN_ROWS))
}

function toShort(text: string): string {
  return shorten(text.slice(0, 10 * MAX_CHARACTERS).trim(), MAX_CHARACTERS)
}
