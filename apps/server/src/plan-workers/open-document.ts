import type { ExportFormat } from '@wordloom/engine'
import { currentHolding } from '../memory/held-memory.ts'
import { byteLengthOf, type Text } from '../memory/text.ts'
import type { DocumentSource, OpenedDocument, PlanWorkers } from './plan-workers.ts'
import type { RowRange } from './row-range.ts'

const MEGABYTE = 1024 * 1024

/** Charged for an open document, beside its source, which is charged from the moment it was read. */
const DOCUMENT_BYTES = 8 * MEGABYTE

/** Charged for what row settings need beside the columns. */
const ROWS_BYTES = 24 * MEGABYTE

/** Upper limit for a document and its source together, so that an account can open its largest item. */
const MOST_DOCUMENT_BYTES = 72 * MEGABYTE

/** Charges the current request for the memory of the document. @throws {RequestError} `unavailable` */
export function openDocument(
  planWorkers: Pick<PlanWorkers, 'open'>,
  source: DocumentSource,
  format: ExportFormat,
  range?: RowRange,
): Promise<OpenedDocument> {
  const isRecipe = 'recipe' in source
  const read = byteLengthOf(isRecipe ? source.recipe : source.text)
  // The worker thread holds a second copy of the recipe, as columns.
  const made = DOCUMENT_BYTES + (isRecipe ? read + (hasRows(source.recipe) ? ROWS_BYTES : 0) : 0)
  currentHolding()?.keep(Math.max(0, Math.min(made, MOST_DOCUMENT_BYTES - read)))
  return planWorkers.open(source, format, range)
}

/** Inside a JSON string, a backslash would precede each quotation mark. */
function hasRows(recipe: Text): boolean {
  const settings = ',"rows":{'
  return typeof recipe === 'string'
    ? recipe.includes(settings)
    : Buffer.from(recipe.buffer, recipe.byteOffset, recipe.byteLength).includes(settings)
}
