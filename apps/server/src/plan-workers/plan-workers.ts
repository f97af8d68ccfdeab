import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import {
  MAX_KEPT_COMBINATIONS,
  MAX_KEPT_COMBINATIONS_BYTES,
  type NegativeEffects,
  PREVIEW_CHARACTERS,
  RESULT_PREVIEW_COMBINATIONS,
  toPreview,
} from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import type { CheckedRows } from '@wordloom/uploads'
import { Piscina } from 'piscina'
import type { Text } from '../memory/text.ts'
import { createTaskQueue, type TaskQueue } from '../task-queue.ts'
import type { CheckTask } from './check-rows.ts'
import type { NegativesTask } from './judge-negatives.ts'
import type { Agreement, Measured, MeasureTask, Unusable } from './measure.ts'
import type { RowRange } from './row-range.ts'
import type { DocumentStart } from './send-chunks.ts'
import type { CheckedUpload, UploadTask } from './uploads.ts'
import type { DocumentSource, DocumentTask } from './write-document.ts'

export type { DocumentSource } from './write-document.ts'

export interface Measure {
  readonly count: bigint
  readonly isExact: boolean
  readonly preview: readonly string[]
  readonly text: string | null
  readonly agreement: Agreement
}

export interface OpenedDocument {
  readonly length: bigint | null
  /** Fails when the document is closed before its end, so that nothing takes it for whole. */
  readonly chunks: AsyncIterable<Uint8Array>
  /** Ends the work, even while it looks for a next row that may not exist. */
  close(): void
}

export interface PlanWorkers {
  measure(recipe: Text, claimed: Text | null, userId: string): Promise<Measure | Unusable>
  check(task: CheckTask, userId: string): Promise<CheckedRows | Unusable>
  judgeNegatives(task: NegativesTask, userId: string): Promise<NegativeEffects | Unusable>
  checkUpload(task: UploadTask, userId: string): Promise<CheckedUpload | Unusable>
  depth: TaskQueue['depth']
  open(source: DocumentSource, format: ExportFormat, range?: RowRange): Promise<OpenedDocument>
  /** The files of a checked upload: one as it is, several as a ZIP. */
  openUpload(task: UploadTask, checked: CheckedUpload): Promise<OpenedDocument>
  close(): Promise<void>
}

const MOST_WAITING = 32

/** A recipe within the budget takes seconds, but a busy machine can make that much longer. */
const MOST_COUNTING_MS = 60_000
const TOO_SLOW = 'It takes too long to count these rows. Use fewer words, patterns or rules.'

const TOO_MANY = 'It takes too long to compare so many keywords and negatives. Send fewer at a time.'

const IDLE_MS = 60_000

/** Each thread serves many documents, so that slow clients don't block others. */
const THREADS = 2
const DOCUMENTS_PER_THREAD = 1000

/** A recipe too large for the machine then ends its thread instead of the server. */
const MEMORY_MB = 2048

const filename = fileURLToPath(new URL('./plan.worker.ts', import.meta.url))

export function createPlanWorkers({ mostCountingMs = MOST_COUNTING_MS } = {}): PlanWorkers {
  const shared = {
    filename,
    minThreads: 0,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  }
  // A separate thread, so that counting doesn't wait for documents.
  const counting = new Piscina({ ...shared, maxThreads: 1, idleTimeout: Number.POSITIVE_INFINITY })
  const writing = new Piscina({
    ...shared,
    maxThreads: THREADS,
    concurrentTasksPerWorker: DOCUMENTS_PER_THREAD,
  })
  const inTurn = createTaskQueue({ name: 'counting', atOnce: 1, mostWaiting: MOST_WAITING })

  return {
    measure,

    check: (task, userId) => inTurn(() => count('checkRows', task), userId),

    judgeNegatives: (task, userId) => inTurn(() => count('judgeNegatives', task, TOO_MANY), userId),

    depth: inTurn.depth,

    checkUpload: (task, userId) => inTurn(() => count('checkUpload', task), userId),

    open: (source, format, range) =>
      open('writeDocument', (port): DocumentTask => ({ source, format, port, ...(range && { range }) })),

    openUpload: (task, { fileNames }) =>
      open('writeUpload', (port) => ({ task, isZip: fileNames.length > 1, port })),

    async close() {
      await Promise.all([counting.destroy(), writing.destroy()])
    },
  }

  async function open(name: string, toTask: (port: MessagePort) => object): Promise<OpenedDocument> {
    const { port1: port, port2 } = new MessageChannel()
    const finished: Promise<void> = writing.run(toTask(port2), { name, transferList: [port2] })
    // This also covers a failure while no chunk is being awaited.
    finished.catch(() => port.close())
    const closed = new AbortController()
    const receive = createReceiver(port, finished, closed.signal)
    const { length } = (await receive()) as DocumentStart
    const close = () => {
      closed.abort()
      port.close()
    }
    return { length, chunks: chunksOf(port, receive, finished), close }
  }

  async function measure(recipe: Text, claimed: Text | null, userId: string): Promise<Measure | Unusable> {
    const task: MeasureTask = {
      recipe,
      claimed,
      previewed: { combinations: RESULT_PREVIEW_COMBINATIONS, characters: PREVIEW_CHARACTERS + 1 },
      kept: { combinations: MAX_KEPT_COMBINATIONS, bytes: MAX_KEPT_COMBINATIONS_BYTES },
    }
    const measured = await inTurn(() => count<Measured>('measure', task), userId)
    if ('problem' in measured) return measured
    const { first, ...rest } = measured
    return { ...rest, preview: toPreview(first, RESULT_PREVIEW_COMBINATIONS) }
  }

  async function count<Result>(name: string, task: object, tooSlow = TOO_SLOW): Promise<Result | Unusable> {
    const signal = AbortSignal.timeout(mostCountingMs)
    try {
      return await counting.run(task, { name, signal })
    } catch (error) {
      if (signal.aborted) return { problem: tooSlow }
      throw error
    }
  }
}

function createReceiver(
  port: MessagePort,
  finished: Promise<void>,
  signal: AbortSignal,
): () => Promise<unknown> {
  const failure = finished.then(() => new Promise<never>(() => {}))
  failure.catch(() => {})
  return async () => {
    const [message] = await Promise.race([once(port, 'message', { signal }), failure])
    return message
  }
}

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
