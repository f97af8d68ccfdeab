import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createLeasedWork, retryDelayAfter } from '#leased-work.ts'
import type { Log } from '#ports/log.ts'
import { createTaskQueue } from '#task-queue.ts'
import type { Compose } from '../compose.ts'
import type { ClaimedMail, Outbox } from '../storage.ts'
import type { Transport } from '../transports/transport.ts'
import { createAttempt } from './attempt.ts'
import { holdLease } from './hold-lease.ts'

/** In milliseconds. */
export interface Timing {
  /** Polling finds mails that other instances queued, and failed mails that are due again. */
  readonly pollEvery: number
  /** A mail whose process died becomes available again after this time. */
  readonly lease: number
  readonly recordAgainAfter: number
  readonly stopAfter: number
  retryAfter(attempts: number): number
}

const TIMING: Timing = {
  pollEvery: 5_000,
  lease: 60_000,
  recordAgainAfter: 1_000,
  stopAfter: 10_000,
  retryAfter: (attempts) => retryDelayAfter(attempts, 15 * 60_000),
}

const MAILS_AT_ONCE = 4

interface WorkerParts {
  readonly outbox: Outbox
  readonly compose: Compose
  readonly transport: Transport
  readonly log: Log
  readonly timing?: Partial<Timing>
}

export interface Worker {
  start(): void
  wake(): void
  stop(): Promise<void>
}

export function createWorker({ outbox, compose, transport, log, timing }: WorkerParts): Worker {
  const { pollEvery, lease, recordAgainAfter, stopAfter, retryAfter } = { ...TIMING, ...timing }
  const attempt = createAttempt({ outbox, compose, transport, log, retryAfter })
  // A transfer waits for the record of the one before, so a crash leaves at most one sent mail unrecorded.
  const finishing = createTaskQueue({ name: 'mail', atOnce: 1, maxWaiting: MAILS_AT_ONCE })
  const cutOff = new AbortController()
  let isStarted = false
  let isAway = false

  const claim = async () => {
    const claimed = await outbox.claim(randomUUID(), lease)
    isAway = false
    return claimed
  }

  const handle = async (claimed: ClaimedMail) => {
    const held = holdLease(outbox, claimed, lease)
    const { promise: recorded, resolve: setRecorded } = Promise.withResolvers<void>()
    const beforeEnd = () =>
      new Promise<void>((resolve, reject) => {
        const work = async () => {
          resolve()
          await recorded
        }
        finishing(work, { request: null }).catch(reject)
      })
    const signal = AbortSignal.any([held.lost, cutOff.signal])
    const outcome = await attempt.make(claimed, { signal, beforeEnd })
    while (!(await isRecorded(attempt.record(claimed, outcome))) && !cutOff.signal.aborted) {
      await delay(recordAgainAfter, undefined, { signal: cutOff.signal, ref: false }).catch(() => {})
    }
    setRecorded()
    held.release()
  }

  const isRecorded = (recording: Promise<void>) =>
    recording.then(
      () => true,
      (error) => {
        noteAway(error)
        return false
      },
    )

  const noteAway = (error: unknown) => {
    if (!isAway) log.error({ err: error }, 'the database cannot be reached, so emails wait')
    isAway = true
  }

  const { start, run, stop } = createLeasedWork({
    claim,
    handle,
    atOnce: MAILS_AT_ONCE,
    pollEvery,
    onError: noteAway,
  })

  return {
    start() {
      isStarted = true
      start()
    },
    wake() {
      if (isStarted) void run()
    },
    async stop() {
      const giveBack = setTimeout(() => cutOff.abort(), stopAfter)
      await stop()
      clearTimeout(giveBack)
    },
  }
}
