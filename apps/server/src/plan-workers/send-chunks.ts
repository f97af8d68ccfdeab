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

/** The start waits this long for the first chunk, so that an answer can still say what's wrong with a recipe. */
const FIRST_CHUNK_MS = 1000

/**
 * Sends a `DocumentStart` first, then a chunk on each request, and null after the last one. Ends when the other side
 * closes the port. One thread serves many documents.
 */
export async function sendChunks(port: MessagePort, { length, chunks }: Chunks): Promise<void> {
  const isClosed = listenForClose(port)
  const began = performance.now()
  let hasStarted = false
  const start = () => {
    if (!hasStarted) port.postMessage({ length } satisfies DocumentStart)
    hasStarted = true
  }
  for await (const chunk of chunks) {
    if (chunk !== null || performance.now() - began > FIRST_CHUNK_MS) start()
    if (chunk === null) await nextTurn()
    else if (await isAsked(port)) port.postMessage(chunk)
    if (isClosed()) return
  }
  start()
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
