import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import type { ExportFormat } from '@wordloom/engine'
import type { Order } from './order.ts'
import { toPlan } from './plan.ts'

export interface WeaveTask {
  readonly order: Order
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
export async function weave({ order, format, port }: WeaveTask): Promise<void> {
  const plan = toPlan(order)
  const woven: Woven = { length: plan.kind === 'indexed' ? plan.bytesOf(format) : null }
  port.postMessage(woven)
  for (const chunk of plan.chunks({ format, chunkSize: CHUNK_BYTES })) {
    await once(port, 'message')
    // The engine hands chunks of a given size over for good, each in a buffer of its own.
    port.postMessage(chunk, [chunk.buffer as ArrayBuffer])
  }
  await once(port, 'message')
  port.postMessage(null)
}
