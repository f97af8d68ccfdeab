import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'

export interface DocumentStart {
  readonly length: bigint | null
}

interface Chunks extends DocumentStart {
  /** `null` gives other documents a turn. */
  readonly chunks: Iterable<Uint8Array | null> | AsyncIterable<Uint8Array | null>
}

/**
 * Sends a `DocumentStart` first, then a chunk on each request, and null after the last one. Ends when the other side
 * closes the port. One thread serves many documents.
 */
export async function sendChunks(port: MessagePort, { length, chunks }: Chunks): Promise<void> {
  const isClosed = listenForClose(port)
  port.postMessage({ length } satisfies DocumentStart)
  for await (const chunk of chunks) {
    if (chunk === null) await nextTurn()
    else if (await isAsked(port)) port.postMessage(chunk)
    if (isClosed()) return
  }
  if (await isAsked(port)) port.postMessage(null)
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
