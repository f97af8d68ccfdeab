import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CombinationCount, MAX_COMBINATIONS, type ResultExport } from '@wordloom/contract'
import { currentHolding } from '../../holdings.ts'
import { arrayOf } from '../../http/json-pieces.ts'
import { type Ends, endsOf, piecesOf } from '../../in-pieces.ts'
import { byteLengthOf } from '../../text.ts'
import { documentOf } from './document.ts'
import type { Size, StoredResult } from './storage.ts'
import type { Cloth, Weaver, Yarn } from './weaver.ts'

/** A single larger result is still read whole. */
const PIECE_BYTES = 512 * 1024

const MEGABYTE = 1024 * 1024

/** Charged for an open document, beside its source, which is charged from the moment it was read. */
const DOCUMENT_BYTES = 8 * MEGABYTE

/** Upper limit for a document and its source together, so that an account can open its largest item. */
const MOST_DOCUMENT_BYTES = 72 * MEGABYTE

export interface WholeResult {
  readonly version: number
  readonly json: AsyncIterable<string>
}

/** Generates combinations that aren't stored in a worker thread, and charges them to the request. */
export function createAnswers(weaver: Weaver) {
  return {
    open,

    all: (
      sizes: readonly Size[],
      read: (ends: Ends) => Promise<readonly StoredResult[]>,
    ): AsyncIterable<string> => arrayOf(documentsOf(sizes, read)),

    file: async ({ recipe, text }: StoredResult, format: ResultExport): Promise<Cloth> =>
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

  function make(yarn: Yarn, format: ResultExport): Promise<Cloth> {
    const isRecipe = 'recipe' in yarn
    const read = byteLengthOf(isRecipe ? yarn.recipe : yarn.text)
    // The worker thread holds a second copy of the recipe, as columns.
    const made = DOCUMENT_BYTES + (isRecipe ? read : 0)
    currentHolding()?.keep(Math.max(0, Math.min(made, MOST_DOCUMENT_BYTES - read)))
    return weaver.open(yarn, format)
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

function isTooMany(count: CombinationCount): boolean {
  return BigInt(count) > BigInt(MAX_COMBINATIONS)
}
