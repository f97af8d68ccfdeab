export type { Coverage } from './covering/find-covering.ts'
export { type BlockWriter, createBlockWriter } from './document/block-writer.ts'
export { EXPORT_FORMATS, type ExportFormat } from './document/export-formats.ts'
export type { Budget } from './duplicates/explore.ts'
export { type ParseOptions, parseColumn } from './parse/parse.ts'
export { compile, stream } from './plan/compile.ts'
export type { ChunkOptions, IndexedPlan, Plan, StreamedPlan, StreamedRow } from './plan/plan.ts'
export {
  type CompiledRecipe,
  compileRecipe,
  type RecipeBudget,
  type RowLayout,
} from './recipe/compile-recipe.ts'
export type { Recipe } from './recipe/recipe.ts'
export { RecipeError } from './recipe/recipe-error.ts'
export type { Table } from './recipe/recipe-plan.ts'
export { type RuleName, separateRules } from './recipe/single-rules.ts'
export { TABLE_FORMATS, type TableFormat } from './recipe/table.ts'
export { type TestedRow, type TestedRows, testRows } from './recipe/test-rows.ts'
export type { ColumnsSpec, Product, Segment, SumSpec } from './spec.ts'
