export { ENCODINGS, type Encoding } from './encodings.ts'
export {
  type ColumnChoice,
  FILE_FORMATS,
  type FileFormat,
  type ReadingOptions,
  SEPARATORS,
  type Separator,
} from './options.ts'
export type { ColumnReport, PreviewRow, ReadingReport } from './report.ts'
export type { PlacedRow, Row } from './row.ts'
export { tableLayer } from './table-layer.ts'
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
