import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CombinationCount, MAX_COMBINATIONS, type ResultExport } from '@wordloom/contract'
import { arrayOf, linesOf, objectWith } from '../../http/answers/json.ts'
import { currentHolding } from '../../memory/held-memory.ts'
import { type Ends, endsOf, piecesOf } from '../../memory/row-batches.ts'
import { byteLengthOf, inBlocks, type Text } from '../../memory/text.ts'
import type { DocumentSource, OpenedDocument, PlanWorkers } from './combinations/plan-workers.ts'
import type { Size, StoredResult } from './storage.ts'

const PIECE_BYTES = 512 * 1024

const MEGABYTE = 1024 * 1024

/** Charged for an open document, beside its source, which is charged from the moment it was read. */
const DOCUMENT_BYTES = 8 * MEGABYTE

/** Charged for what row settings need beside the columns. */
const ROWS_BYTES = 24 * MEGABYTE

/** Upper limit for a document and its source together, so that an account can open its largest item. */
const MOST_DOCUMENT_BYTES = 72 * MEGABYTE

export interface WholeResult {
  readonly version: number
  readonly json: AsyncIterable<string>
}

export function createAnswers(planWorkers: PlanWorkers) {
  return {
    open,

    all: (
      sizes: readonly Size[],
      read: (ends: Ends) => Promise<readonly StoredResult[]>,
    ): AsyncIterable<string> => arrayOf(documentsOf(sizes, read)),

    file: async ({ recipe, text }: StoredResult, format: ResultExport): Promise<OpenedDocument> =>
      make(recipe === null ? { text: text ?? '' } : { recipe }, format),
  }

  async function open(stored: StoredResult): Promise<WholeResult> {
    const { version } = stored.summary
    return { version, json: documentOf(stored, await combinationsOf(stored)) }
  }

  async function combinationsOf({ summary, recipe, text }: StoredResult) {
    const isTold = text === null && !isTooMany(summary.combinationCount)
    return isTold && recipe !== null ? (await make({ recipe }, 'json')).chunks : null
  }

  function make(source: DocumentSource, format: ResultExport): Promise<OpenedDocument> {
    const isRecipe = 'recipe' in source
    const read = byteLengthOf(isRecipe ? source.recipe : source.text)
    // The worker thread holds a second copy of the recipe, as columns.
    const made = DOCUMENT_BYTES + (isRecipe ? read + (hasRows(source.recipe) ? ROWS_BYTES : 0) : 0)
    currentHolding()?.keep(Math.max(0, Math.min(made, MOST_DOCUMENT_BYTES - read)))
    return planWorkers.open(source, format)
  }

  async function* documentsOf(
    sizes: readonly Size[],
    read: (ends: Ends) => Promise<readonly StoredResult[]>,
  ): AsyncGenerator<AsyncIterable<string>> {
    for (const piece of piecesOf(sizes, PIECE_BYTES)) {
      for (const stored of await read(endsOf(piece))) yield (await open(stored)).json
      await nextTurn()
    }
  }
}

/** Inside a JSON string, a backslash would precede each quotation mark. */
function hasRows(recipe: Text): boolean {
  const settings = ',"rows":{'
  return typeof recipe === 'string'
    ? recipe.includes(settings)
    : Buffer.from(recipe.buffer, recipe.byteOffset, recipe.byteLength).includes(settings)
}

function isTooMany(count: CombinationCount): boolean {
  return BigInt(count) > BigInt(MAX_COMBINATIONS)
}

/** `made` is a JSON array of generated combinations; null if they are stored, or too many to send. */
function documentOf(
  { summary, recipe, text }: StoredResult,
  made: AsyncIterable<Uint8Array> | null,
): AsyncGenerator<string> {
  const { preview, ...rest } = summary
  return objectWith(rest, {
    recipe: recipe === null ? ['null'] : inBlocks(recipe),
    combinations: made === null ? linesOf(text) : decoded(made),
  })
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}
