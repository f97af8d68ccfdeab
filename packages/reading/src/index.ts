export type { FileSource } from './bytes/source.ts'
export type { LineRanges } from './cells/find-lines.ts'
export { describeReport } from './describe-report.ts'
export { ENCODINGS, type Encoding } from './encodings.ts'
export { OpenFile, openFile, type TableColumns } from './open-file.ts'
export {
  type ColumnChoice,
  FILE_FORMATS,
  type FileFormat,
  type ReadingOptions,
  SEPARATORS,
  type Separator,
} from './options.ts'
export { readCells } from './read-cells.ts'
export { type FirstRows, readFirstRows } from './read-first-rows.ts'
export { readKeywordRows } from './read-keyword-rows.ts'
export { readTerms, type TermReport } from './read-terms.ts'
export { readText } from './read-text.ts'
export { ReadingError, type ReadingProblem } from './reading-error.ts'
export type { ColumnReport, PreviewRow, ReadingReport } from './report.ts'
export { type ReportSummary, summarizeReport } from './report-summary.ts'
export type { PlacedRow, Row } from './row.ts'
export type { SourceOptions } from './row-source.ts'
export type {
  ColumnKind,
  ColumnShape,
  Doubt,
  LeftOut,
  LeftOutRow,
  NumberColumn,
  NumberReader,
  NumberStyle,
  RowFilter,
  TableHints,
  TableLayer,
  TableShape,
} from './table-shape.ts'
export { hasLineBreak, toWord } from './to-word.ts'
export type { SheetFacts } from './workbook/read-sheet.ts'
export { SEPARATORS_BY_NAME, toColumnChoice, toEncoding } from './written-choices.ts'
