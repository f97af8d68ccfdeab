import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CombinationCount, MAX_COMBINATIONS } from '@wordloom/contract'
import { arrayOf, linesOf, objectWith, type Pieces } from '../../http/answers/json.ts'
import { type Ends, endsOf, piecesOf } from '../../memory/row-batches.ts'
import { inBlocks, type Text } from '../../memory/text.ts'
import { openDocument } from '../../plan-workers/open-document.ts'
import type { DocumentForm, OpenedDocument, PlanWorkers } from '../../plan-workers/plan-workers.ts'
import type { Size, StoredResult } from './storage.ts'

const PIECE_BYTES = 512 * 1024

interface ResultContent {
  readonly combinationCount: CombinationCount
  readonly recipe: Text | null
  readonly text: Text | null
}

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

    members,

    file: async ({ recipe, text }: StoredResult, form: DocumentForm): Promise<OpenedDocument> =>
      openDocument(planWorkers, recipe === null ? { text: text ?? '' } : { recipe }, form),
  }

  async function open({ summary, recipe, text }: StoredResult): Promise<WholeResult> {
    const { preview, ...head } = summary
    const { combinationCount, version } = head
    return { version, json: objectWith(head, await members({ combinationCount, recipe, text })) }
  }

  /** Generates combinations that aren't stored, unless there are too many to send. */
  async function members({
    combinationCount,
    recipe,
    text,
  }: ResultContent): Promise<Readonly<Record<'recipe' | 'combinations', Pieces>>> {
    const isMade = text === null && recipe !== null && !isTooMany(combinationCount)
    return {
      recipe: recipe === null ? ['null'] : inBlocks(recipe),
      combinations: isMade
        ? decoded((await openDocument(planWorkers, { recipe }, { format: 'json' })).chunks)
        : linesOf(text),
    }
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

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}
