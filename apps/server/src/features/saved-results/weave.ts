import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import type { ExportFormat } from '@wordloom/engine'
import { type Text, textOf } from '../../text.ts'
import { blocksOf, writeLines } from './lines.ts'
import { toPlan } from './plan.ts'
import { walk } from './walk.ts'

export type Yarn = { readonly recipe: Text } | { readonly text: Text }

export interface WeaveTask {
  readonly yarn: Yarn
  readonly format: ExportFormat
  /** Sends a `Woven` first, then one chunk per incoming message, and null after the last chunk. */
  readonly port: MessagePort
}

export interface Woven {
  readonly length: bigint | null
}

const CHUNK_BYTES = 256 * 1024

/** Sends a chunk on each request until the other side closes the port. One thread serves many documents. */
export async function weave({ yarn, format, port }: WeaveTask): Promise<void> {
  const isClosed = listenForClose(port)
  const { length, chunks } = begin(yarn, format)
  port.postMessage({ length } satisfies Woven)
  for (const chunk of chunks) {
    if (chunk === null) await nextTurn()
    else if (await isAsked(port)) port.postMessage(chunk)
    if (isClosed()) return
  }
  if (await isAsked(port)) port.postMessage(null)
}

function begin(yarn: Yarn, format: ExportFormat): Woven & { readonly chunks: Iterable<Uint8Array | null> } {
  if ('text' in yarn) return { length: null, chunks: writeLines(blocksOf(textOf(yarn.text)), format) }
  const plan = toPlan(yarn.recipe)
  return plan.kind === 'indexed'
    ? { length: plan.bytesOf(format), chunks: plan.chunks({ format, chunkSize: CHUNK_BYTES }) }
    : { length: null, chunks: writeLines(walk(plan), format) }
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
