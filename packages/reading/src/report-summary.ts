import { describeReport } from './describe-report.ts'
import type { Encoding } from './encodings.ts'
import type { FileFormat, Separator } from './options.ts'
import type { ReadingReport } from './report.ts'
import type { Doubt } from './table-shape.ts'

/** A report for programs. Lines and columns are counted from 1. */
export interface ReportSummary {
  /** One line for people. Empty if the reader assumed nothing. */
  readonly summary: string
  readonly format: FileFormat
  readonly encoding: Encoding | null
  readonly isEncodingCertain: boolean
  readonly separator: Separator | null
  readonly headerLine: number | null
  readonly linesSkippedAbove: number
  readonly totalsLeftOut: number
  readonly closingLinesLeftOut: number
  readonly headersLeftOut: number
  readonly columns: readonly {
    readonly number: number
    readonly name: string
    readonly role: string | null
    readonly isChosen: boolean
    readonly unreadableNumbers: number
  }[]
  readonly doubts: readonly Doubt['kind'][]
}

/** A table can have thousands of columns. Those with the words are always among them. */
const MAX_COLUMNS = 60

export function summarizeReport(report: ReadingReport): ReportSummary {
  const shown = report.columns.filter(({ isChosen, index }) => isChosen || index < MAX_COLUMNS)
  return {
    summary: describeReport(report),
    format: report.format,
    encoding: report.encoding,
    isEncodingCertain: report.isEncodingCertain,
    separator: report.separator,
    headerLine: report.headerLine,
    linesSkippedAbove: report.skippedAbove,
    totalsLeftOut: report.leftOut.totals,
    closingLinesLeftOut: report.leftOut.closingLines,
    headersLeftOut: report.leftOut.headers,
    columns: shown.map(({ index, name, role, isChosen, unreadable }) => ({
      number: index + 1,
      name,
      role,
      isChosen,
      unreadableNumbers: unreadable,
    })),
    doubts: report.doubts.map(({ kind }) => kind),
  }
}
