import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { ExportFormat } from '@wordloom/engine'
import { writeLines } from './lines.ts'
import type { Order } from './order.ts'
import { toPlan } from './plan.ts'

/** What a document is made of: an order, or combinations that are there already, one a line. */
export type Yarn = Order | { readonly text: string }

export interface WeaveTask {
  readonly yarn: Yarn
  readonly format: ExportFormat
  /** Says `Woven` first. Then each message that comes in is answered with one chunk, and after the last with null. */
  readonly port: MessagePort
}

export interface Woven {
  /** Bytes of the whole document; null where that is not known ahead. */
  readonly length: bigint | null
}

const CHUNK_BYTES = 256 * 1024

/** Makes a document chunk by chunk, each when it is asked for. */
export async function weave({ yarn, format, port }: WeaveTask): Promise<void> {
  const { length, chunks } = begin(yarn, format)
  port.postMessage({ length } satisfies Woven)
  for (const chunk of chunks) {
    await once(port, 'message')
    port.postMessage(chunk)
  }
  await once(port, 'message')
  port.postMessage(null)
}

function begin(yarn: Yarn, format: ExportFormat): Woven & { readonly chunks: Iterable<Uint8Array> } {
  if ('text' in yarn) return { length: null, chunks: writeLines(yarn.text, format) }
  const plan = toPlan(yarn)
  return {
    length: plan.kind === 'indexed' ? plan.bytesOf(format) : null,
    chunks: plan.chunks({ format, chunkSize: CHUNK_BYTES }),
  }
}
