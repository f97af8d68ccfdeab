export { compile, stream } from './compile.ts'
export type { Budget } from './duplicates/explore.ts'
export { type ParseOptions, parseColumn } from './parse.ts'
export type { ChunkOptions, IndexedPlan, Plan, StreamedPlan, StreamedRow } from './plan.ts'
export {
  type ColumnsSpec,
  EXPORT_FORMATS,
  type ExportFormat,
  type Product,
  type Segment,
  type SumSpec,
} from './spec.ts'
