import type { MessagePort } from 'node:worker_threads'
import type { CsvChoices, Plan, Table, TableFormat } from '@wordloom/engine'
import { type Text, textOf } from '../memory/text.ts'
import type { DocumentForm } from './document-form.ts'
import { blocksOf, writeLines } from './lines.ts'
import { compilePlan, readRecipe } from './plan.ts'
import { explain } from './problems.ts'
import { ALL_ROWS, indexesIn, type RowRange, stretchesIn } from './row-range.ts'
import { type DocumentStart, sendChunks } from './send-chunks.ts'
import { walk } from './walk.ts'

export type DocumentSource = { readonly recipe: Text } | { readonly text: Text }

export interface DocumentTask {
  readonly source: DocumentSource
  readonly form: DocumentForm
  readonly range?: RowRange
  readonly port: MessagePort
}

const CHUNK_BYTES = 256 * 1024

/** Sends an `Unusable` in place of the start if the recipe can't be used. */
export async function writeDocument({ port, ...task }: DocumentTask): Promise<void> {
  try {
    await sendChunks(port, begin(task))
  } catch (error) {
    if (!('recipe' in task.source)) throw error
    port.postMessage(explain(readRecipe(task.source.recipe), error))
    // A document that has begun ends as a failure.
    throw error
  }
}

function begin({
  source,
  form,
  range = ALL_ROWS,
}: Omit<DocumentTask, 'port'>): DocumentStart & { readonly chunks: Iterable<Uint8Array | null> } {
  if ('text' in source) return { length: null, chunks: writeLines(blocksOf(textOf(source.text)), form) }
  const { format } = form
  const recipe = readRecipe(source.recipe)
  const { plan, table } = compilePlan(recipe)
  if (table !== null && (format === 'csv' || format === 'jsonl'))
    return { length: null, chunks: writeTable(plan, table, { ...form, format }, range) }
  if (plan.kind === 'streamed')
    return { length: null, chunks: writeLines(walk(plan, stretchesIn(plan, range)), form) }
  const { from, to } = indexesIn(plan, range)
  const { sample, each } = recipe.rows?.order ?? {}
  // The length of a sample or a range follows only from its rows.
  const isWhole = sample === undefined && each === undefined && to - from === plan.size
  const length = isWhole ? plan.bytesOf(format, form) : null
  return { length, chunks: plan.chunks({ ...form, from, to, chunkSize: CHUNK_BYTES }) }
}

/** Only a range from row 0 has the names of the fields, so that ranges join. */
function* writeTable(
  plan: Plan,
  { chunks }: Table,
  form: CsvChoices & { readonly format: TableFormat },
  range: RowRange,
): Generator<Uint8Array | null> {
  if (plan.kind === 'indexed') {
    const hasHeader = range.from === 0n
    return yield* chunks({ ...form, ...indexesIn(plan, range), hasHeader, chunkSize: CHUNK_BYTES })
  }
  let isFirst = true
  for (const stretch of stretchesIn(plan, range)) {
    if (stretch !== null)
      yield* chunks({
        ...form,
        hasMark: form.hasMark === true && isFirst,
        ...stretch,
        hasHeader: stretch.from === 0n,
        chunkSize: CHUNK_BYTES,
      })
    isFirst &&= stretch === null
    yield null
  }
}
