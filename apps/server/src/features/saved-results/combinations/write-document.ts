import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import type { ExportFormat, Plan, Table } from '@wordloom/engine'
import { type Text, textOf } from '../../../memory/text.ts'
import { blocksOf, writeLines } from './lines.ts'
import { compilePlan, readRecipe } from './plan.ts'
import { stretchesOf, walk } from './walk.ts'

export type DocumentSource = { readonly recipe: Text } | { readonly text: Text }

export interface DocumentTask {
  readonly source: DocumentSource
  readonly format: ExportFormat
  /** Sends a `DocumentStart` first, then one chunk per incoming message, and null after the last chunk. */
  readonly port: MessagePort
}

export interface DocumentStart {
  readonly length: bigint | null
}

const CHUNK_BYTES = 256 * 1024

/** Sends a chunk on each request until the other side closes the port. One thread serves many documents. */
export async function writeDocument({ source, format, port }: DocumentTask): Promise<void> {
  const isClosed = listenForClose(port)
  const { length, chunks } = begin(source, format)
  port.postMessage({ length } satisfies DocumentStart)
  for (const chunk of chunks) {
    if (chunk === null) await nextTurn()
    else if (await isAsked(port)) port.postMessage(chunk)
    if (isClosed()) return
  }
  if (await isAsked(port)) port.postMessage(null)
}

function begin(
  source: DocumentSource,
  format: ExportFormat,
): DocumentStart & { readonly chunks: Iterable<Uint8Array | null> } {
  if ('text' in source) return { length: null, chunks: writeLines(blocksOf(textOf(source.text)), format) }
  const recipe = readRecipe(source.recipe)
  const { plan, table } = compilePlan(recipe)
  if (table !== null && format === 'csv') return { length: null, chunks: writeTable(plan, table) }
  if (plan.kind === 'streamed') return { length: null, chunks: writeLines(walk(plan), format) }
  // The length of a sample follows only from its rows.
  const isSample = recipe.rows?.order?.sample !== undefined
  const length = isSample ? null : plan.bytesOf(format)
  return { length, chunks: plan.chunks({ format, chunkSize: CHUNK_BYTES }) }
}

function* writeTable(plan: Plan, { chunks }: Table): Generator<Uint8Array | null> {
  if (plan.kind === 'indexed') return yield* chunks({ format: 'csv', chunkSize: CHUNK_BYTES })
  for (const { from, to } of stretchesOf(plan)) {
    yield* chunks({ format: 'csv', from, to, hasHeader: from === 0n, chunkSize: CHUNK_BYTES })
    yield null
  }
}

function listenForClose(port: MessagePort): () => boolean {
  let isClosed = false
  port.once('close', () => {
    isClosed = true
  })
  return () => isClosed
}

async function isAsked(port: MessagePort): Promise<boolean> {
  const asked = new AbortController()
  const { signal } = asked
  try {
    return await Promise.race([
      once(port, 'message', { signal }).then(() => true),
      once(port, 'close', { signal }).then(() => false),
    ])
  } finally {
    asked.abort()
  }
}
