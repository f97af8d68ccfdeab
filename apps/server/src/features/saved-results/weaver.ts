import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import {
  MAX_KEPT_COMBINATIONS,
  MAX_KEPT_COMBINATIONS_BYTES,
  PREVIEW_CHARACTERS,
  RESULT_PREVIEW_COMBINATIONS,
  toPreview,
} from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import { Piscina } from 'piscina'
import { createTurns, type Turns } from '../../in-turn.ts'
import type { Text } from '../../text.ts'
import type { Agreement, Measured, MeasureTask } from './measure.ts'
import type { WeaveTask, Woven, Yarn } from './weave.ts'

export type { Yarn } from './weave.ts'

/** What a recipe makes. */
export interface Measure {
  readonly count: bigint
  /** False where there are at most so many. */
  readonly isExact: boolean
  readonly preview: readonly string[]
  /** One per line; null where they are too many to keep. */
  readonly text: string | null
  /** With what was claimed; `same` where nothing was. */
  readonly agreement: Agreement
}

/** A document, chunk by chunk. */
export interface Cloth {
  /** Bytes; null where they are not known ahead. */
  readonly length: bigint | null
  readonly chunks: AsyncIterable<Uint8Array>
}

/** Makes combinations in worker threads. Close it in the end. */
export interface Weaver {
  /**
   * @param recipe - JSON of a recipe that has been checked.
   * @param claimed - combinations, one per line, that the client sent as those of the recipe.
   * @param userId - recipes of one account wait behind each other, and keep nobody else waiting for more than one of them.
   */
  measure(recipe: Text, claimed: Text | null, userId: string): Promise<Measure>
  /** How many recipes are counted, and how many wait for that. */
  depth: Turns['depth']
  /** Leaving the chunks ends the work. */
  open(yarn: Yarn, format: ExportFormat): Promise<Cloth>
  close(): Promise<void>
}

/** Recipes of one account that wait to be counted. */
const MOST_WAITING = 32

const IDLE_MS = 60_000

/** A thread makes many documents side by side: one whose client reads slowly takes no place from others. */
const THREADS = 2
const DOCUMENTS_PER_THREAD = 1000

/** So that a recipe too large for this machine ends its thread and not the server. */
const MEMORY_MB = 2048

const filename = fileURLToPath(new URL('./weaver.worker.ts', import.meta.url))

export function createWeaver(): Weaver {
  const shared = {
    filename,
    minThreads: 0,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  }
  // Counting does not wait for a thread that makes documents.
  const counting = new Piscina({ ...shared, maxThreads: 1, idleTimeout: Number.POSITIVE_INFINITY })
  const weaving = new Piscina({
    ...shared,
    maxThreads: THREADS,
    concurrentTasksPerWorker: DOCUMENTS_PER_THREAD,
  })
  const inTurn = createTurns({ name: 'counting', atOnce: 1, mostWaiting: MOST_WAITING })

  return {
    measure,

    depth: inTurn.depth,

    async open(yarn, format) {
      const { port1: port, port2 } = new MessageChannel()
      const task: WeaveTask = { yarn, format, port: port2 }
      const finished: Promise<void> = weaving.run(task, { name: 'weave', transferList: [port2] })
      // Also when nobody is waiting for a chunk.
      finished.catch(() => port.close())
      const receive = createReceiver(port, finished)
      const { length } = (await receive()) as Woven
      return { length, chunks: chunksOf(port, receive, finished) }
    },

    async close() {
      await Promise.all([counting.destroy(), weaving.destroy()])
    },
  }

  async function measure(recipe: Text, claimed: Text | null, userId: string): Promise<Measure> {
    const task: MeasureTask = {
      recipe,
      claimed,
      previewed: { combinations: RESULT_PREVIEW_COMBINATIONS, characters: PREVIEW_CHARACTERS + 1 },
      kept: { combinations: MAX_KEPT_COMBINATIONS, bytes: MAX_KEPT_COMBINATIONS_BYTES },
    }
    const count = (): Promise<Measured> => counting.run(task, { name: 'measure' })
    const { first, ...measured } = await inTurn(count, userId)
    return { ...measured, preview: toPreview(first, RESULT_PREVIEW_COMBINATIONS) }
  }
}

/** Takes what comes in, one a call, unless the work fails. */
function createReceiver(port: MessagePort, finished: Promise<void>): () => Promise<unknown> {
  const failure = finished.then(() => new Promise<never>(() => {}))
  failure.catch(() => {})
  return async () => {
    const [message] = await Promise.race([once(port, 'message'), failure])
    return message
  }
}

/** One is on its way while the one before is used. */
async function* chunksOf(
  port: MessagePort,
  receive: () => Promise<unknown>,
  finished: Promise<void>,
): AsyncGenerator<Uint8Array> {
  const ask = () => {
    port.postMessage(null)
    const coming = receive() as Promise<Uint8Array | null>
    coming.catch(() => {})
    return coming
  }
  try {
    for (let coming = ask(); ; ) {
      const chunk = await coming
      if (chunk === null) return await finished
      coming = ask()
      yield chunk
    }
  } finally {
    port.close()
  }
}
