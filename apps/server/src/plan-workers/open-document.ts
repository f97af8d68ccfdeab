import { currentHolding } from '../memory/held-memory.ts'
import { byteLengthOf, type Text } from '../memory/text.ts'
import type { DocumentForm, DocumentSource, OpenedDocument, PlanWorkers } from './plan-workers.ts'
import type { RowRange } from './row-range.ts'
import { refuse } from './unusable.ts'
import type { CheckedUpload, UploadTask } from './uploads.ts'

const MEGABYTE = 1024 * 1024

/** Charged for an open document, beside its source, which is charged from the moment it was read. */
const DOCUMENT_BYTES = 8 * MEGABYTE

/** Charged for what row settings need beside the columns. */
const ROWS_BYTES = 24 * MEGABYTE

/** Upper limit for a document and its source together, so that an account can open its largest item. */
const MAX_DOCUMENT_BYTES = 72 * MEGABYTE

/** Charges the current request for the memory of the document. @throws {RequestError} `unavailable`, `bad_request`, `too_large` */
export async function openDocument(
  planWorkers: Pick<PlanWorkers, 'open'>,
  source: DocumentSource,
  form: DocumentForm,
  range?: RowRange,
): Promise<OpenedDocument> {
  if ('text' in source) charge(byteLengthOf(source.text), 0)
  else chargeRecipe(source.recipe, hasRows(source.recipe))
  const opened = await planWorkers.open(source, form, range)
  if ('problem' in opened) throw refuse(opened, 'recipe')
  return opened
}

/** Charges the current request for the memory of the files. @throws {RequestError} `unavailable`, `bad_request`, `too_large` */
export async function openUpload(
  planWorkers: Pick<PlanWorkers, 'openUpload'>,
  task: UploadTask,
  checked: CheckedUpload,
): Promise<OpenedDocument> {
  chargeRecipe('campaign' in task ? task.campaign : task.products, true)
  const opened = await planWorkers.openUpload(task, checked)
  if ('problem' in opened) throw refuse(opened, 'campaign' in task ? 'campaign' : 'products')
  return opened
}

/** The worker thread holds a second copy of the recipe, as columns. */
function chargeRecipe(recipe: Text, withRows: boolean): void {
  const read = byteLengthOf(recipe)
  charge(read, read + (withRows ? ROWS_BYTES : 0))
}

function charge(read: number, beside: number): void {
  currentHolding()?.keep(Math.max(0, Math.min(DOCUMENT_BYTES + beside, MAX_DOCUMENT_BYTES - read)))
}

/** Inside a JSON string, a backslash would precede each quotation mark. */
function hasRows(recipe: Text): boolean {
  const settings = ',"rows":{'
  return typeof recipe === 'string'
    ? recipe.includes(settings)
    : Buffer.from(recipe.buffer, recipe.byteOffset, recipe.byteLength).includes(settings)
}
