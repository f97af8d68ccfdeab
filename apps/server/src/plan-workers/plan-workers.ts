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
import type { CheckedRows } from '@wordloom/uploads'
import { currentRequest, elsewhere } from '../current-request.ts'
import { RequestError } from '../errors.ts'
import type { Text } from '../memory/text.ts'
import { isOutOfMemory, threadLimits } from '../memory/thread-memory.ts'
import { createThreadPool } from '../memory/thread-pool.ts'
import { createTaskQueue, type TaskQueue } from '../task-queue.ts'
import type { CheckTask } from './check-rows.ts'
import type { DocumentForm } from './document-form.ts'
import type { NegativesTask } from './judge-negatives.ts'
import type { Agreement, Measured, MeasureTask } from './measure.ts'
import type { Packed, PackTask } from './pack.ts'
import type { RowRange } from './row-range.ts'
import type { DocumentStart } from './send-chunks.ts'
import type { Unusable } from './unusable.ts'
import type { CheckedUpload, UploadTask } from './uploads.ts'
import type { DocumentSource, DocumentTask } from './write-document.ts'

export type { DocumentForm } from './document-form.ts'
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
  measure(recipe: Text, claimed: Text | null): Promise<Measure | Unusable>
  check(task: CheckTask): Promise<CheckedRows | Unusable>
  judgeNegatives(task: NegativesTask): Promise<NegativeEffects | Unusable>
  pack(task: PackTask): Promise<Packed | Unusable>
  checkUpload(task: UploadTask): Promise<CheckedUpload | Unusable>
  depth: TaskQueue['depth']
  open(source: DocumentSource, form: DocumentForm, range?: RowRange): Promise<OpenedDocument | Unusable>
  /** The files of a checked upload: one as it is, several as a ZIP. */
  openUpload(task: UploadTask, checked: CheckedUpload): Promise<OpenedDocument | Unusable>
  close(): Promise<void>
}

/** Threads that count, check and compile. The second one keeps short work of others from waiting. */
const COUNTING_THREADS = 2

/** Waiting and work together take less than the time limit of a connection. */
const COUNTING = {
  name: 'counting',
  atOnce: COUNTING_THREADS,
  maxWaiting: 32,
  maxWaitingInAll: 512,
  longestWaitMs: 25_000,
  keepsLast: { maxCostMs: 100 },
}

/** Work within the budgets takes about a second, but a busy machine can make that much longer. */
const MAX_COUNTING_MS = 15_000

const TOO_SLOW = 'It takes too long to count these rows. Use fewer words, patterns or rules.'
const TOO_MANY = 'It takes too long to compare so many keywords and negatives. Send fewer at a time.'
const TOO_MANY_TERMS = 'It takes too long to pack so many terms. Send fewer at a time.'
const NO_MEMORY = 'This takes more memory than the server has for one request. Use fewer or shorter words.'

/** A rough estimate, for work whose steps are bounded but not known in advance. */
const BYTES_PER_MS = 10_000

/** Comparing negatives takes about this many times as long as counting words of as many bytes. */
const NEGATIVES_TIMES = 10

/** Few words can make a million rows, so the bytes of an upload say little. */
const UPLOAD_MS = 1000

const IDLE_MS = 60_000

/** Each thread serves many documents, so that slow clients don't block others. */
const WRITING_THREADS = 2
const DOCUMENTS_PER_THREAD = 1000

const filename = fileURLToPath(new URL('./plan.worker.ts', import.meta.url))

export function createPlanWorkers({
  maxCountingMs = MAX_COUNTING_MS,
  resourceLimits = threadLimits(),
} = {}): PlanWorkers {
  const shared = { filename, idleTimeout: IDLE_MS, resourceLimits }
  // Separate threads, so that counting doesn't wait for documents.
  const counting = createThreadPool({
    ...shared,
    maxThreads: COUNTING_THREADS,
    idleTimeout: Number.POSITIVE_INFINITY,
  })
  const writing = createThreadPool({
    ...shared,
    maxThreads: WRITING_THREADS,
    concurrentTasksPerWorker: DOCUMENTS_PER_THREAD,
  })
  const inTurn = createTaskQueue(COUNTING)

  return {
    measure,

    check: (task) => count('checkRows', task),

    judgeNegatives: (task) =>
      count('judgeNegatives', task, { tooSlow: TOO_MANY, minMs: costOf(task) * NEGATIVES_TIMES }),

    pack: (task) => count('pack', task, { tooSlow: TOO_MANY_TERMS }),

    depth: inTurn.depth,

    checkUpload: (task) => count('checkUpload', task, { minMs: UPLOAD_MS }),

    open(source, form, range) {
      const start = () =>
        open('writeDocument', (port): DocumentTask => ({ source, form, port, ...(range && { range }) }))
      return 'text' in source ? start() : inTurn(start, { costMs: costOf(source) })
    },

    openUpload: (task, { fileNames }) =>
      inTurn(() => open('writeUpload', (port) => ({ task, isZip: fileNames.length > 1, port })), {
        costMs: UPLOAD_MS + costOf(task),
      }),

    async close() {
      await Promise.all([counting.destroy(), writing.destroy()])
    },
  }

  async function open(
    name: string,
    toTask: (port: MessagePort) => object,
  ): Promise<OpenedDocument | Unusable> {
    const { port1: port, port2 } = new MessageChannel()
    const finished: Promise<void> = writing.run(toTask(port2), { name, transferList: [port2] })
    // This also covers a failure while no chunk is being awaited.
    finished.catch(() => port.close())
    const closed = new AbortController()
    const close = () => {
      closed.abort()
      port.close()
    }
    const receive = createReceiver(port, finished, closed.signal)
    try {
      const start = (await elsewhere(withinLimits(receive()))) as DocumentStart | Unusable
      if ('length' in start) return { length: start.length, chunks: chunksOf(port, receive, finished), close }
      close()
      return start
    } catch (error) {
      close()
      return toProblem(error, TOO_SLOW)
    }
  }

  async function measure(recipe: Text, claimed: Text | null): Promise<Measure | Unusable> {
    const task: MeasureTask = {
      recipe,
      claimed,
      previewed: { combinations: RESULT_PREVIEW_COMBINATIONS, characters: PREVIEW_CHARACTERS + 1 },
      kept: { combinations: MAX_KEPT_COMBINATIONS, bytes: MAX_KEPT_COMBINATIONS_BYTES },
    }
    const measured = await count<Measured>('measure', task)
    if ('problem' in measured) return measured
    const { first, ...rest } = measured
    return { ...rest, preview: toPreview(first, RESULT_PREVIEW_COMBINATIONS) }
  }

  function count<Result>(
    name: string,
    task: object,
    { tooSlow = TOO_SLOW, minMs = 0 } = {},
  ): Promise<Result | Unusable> {
    const work = async (): Promise<Result | Unusable> => {
      const limits = new AbortController()
      try {
        const result: Promise<Result | Unusable> = counting.run(task, { name, signal: limits.signal })
        return await elsewhere(withinLimits(result))
      } catch (error) {
        return toProblem(error, tooSlow)
      } finally {
        // Ends the thread if the work goes on.
        limits.abort()
      }
    }
    return inTurn(work, { costMs: minMs + costOf(task) })
  }

  /** @throws {LimitReached} if the client leaves, or if the work takes too long. */
  async function withinLimits<Result>(work: Promise<Result>): Promise<Result> {
    work.catch(() => {})
    const request = currentRequest()
    const left = request?.left()
    const { promise, reject } = Promise.withResolvers<never>()
    const most = Math.min(maxCountingMs, request?.millisecondsLeft() ?? Number.POSITIVE_INFINITY)
    const timer = setTimeout(() => reject(new LimitReached('time')), most)
    const leave = () => reject(new LimitReached('client'))
    left?.addEventListener('abort', leave)
    if (left?.aborted) leave()
    try {
      return await Promise.race([work, promise])
    } finally {
      clearTimeout(timer)
      left?.removeEventListener('abort', leave)
    }
  }
}

class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly limit: 'time' | 'client'

  constructor(limit: LimitReached['limit']) {
    super(`The limit of the ${limit} is reached.`)
    this.limit = limit
  }
}

/** @throws the error itself if it's a bug, or {RequestError} if nobody waits for the answer. */
function toProblem(error: unknown, tooSlow: string): Unusable {
  if (isOutOfMemory(error)) return { problem: NO_MEMORY, isTooLarge: true }
  if (!(error instanceof LimitReached)) throw error
  if (error.limit === 'client') throw new RequestError('bad_request')
  return { problem: tooSlow, isTooLarge: true }
}

function costOf(task: object): number {
  let bytes = 0
  for (const value of Object.values(task)) {
    if (typeof value === 'string' || value instanceof Uint8Array) bytes += value.length
    else if (typeof value === 'object' && value !== null) bytes += costOf(value) * BYTES_PER_MS
  }
  return bytes / BYTES_PER_MS
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
