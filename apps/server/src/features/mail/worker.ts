import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createAttempt } from './attempt.ts'
import { createBell } from './bell.ts'
import type { Compose } from './compose.ts'
import { holdLease } from './hold-lease.ts'
import { createLine } from './line.ts'
import type { MailLog } from './log.ts'
import { retryDelayAfter } from './patience.ts'
import type { ClaimedMail, Outbox } from './storage.ts'
import type { Transport } from './transport.ts'

/** In milliseconds. */
export interface Timing {
  /** Polling finds mails that other instances queued, and failed mails that are due again. */
  readonly pollEvery: number
  /** A mail whose process died becomes available again after this time. */
  readonly lease: number
  readonly recordAgainAfter: number
  /** Time that mails in progress get to finish when the worker stops. */
  readonly patience: number
  retryAfter(attempts: number): number
}

const TIMING: Timing = {
  pollEvery: 5_000,
  lease: 60_000,
  recordAgainAfter: 1_000,
  patience: 10_000,
  retryAfter: (attempts) => retryDelayAfter(attempts, Math.random()),
}

/** Mails in progress at the same time, so that one slow mail doesn't hold up the others. */
const LANES = 4

interface WorkerParts {
  readonly outbox: Outbox
  readonly compose: Compose
  readonly transport: Transport
  readonly log: MailLog
  readonly timing?: Partial<Timing>
}

/** Several workers may share one database. */
export interface Worker {
  start(): void
  wake(): void
  /** Finishes the mails in progress, and returns those that take too long to the queue. */
  stop(): Promise<void>
}

export function createWorker({ outbox, compose, transport, log, timing }: WorkerParts): Worker {
  const { pollEvery, lease, recordAgainAfter, patience, retryAfter } = { ...TIMING, ...timing }
  const attempt = createAttempt({ outbox, compose, transport, log, retryAfter })
  const bell = createBell()
  // Each transfer finishes only after the outcome of the previous one is recorded. So a crash leaves at most one mail
  // that was sent but isn't recorded as sent.
  const takePlace = createLine()
  const inHand = new Set<Promise<void>>()
  const stopping = new AbortController()
  const cutOff = new AbortController()
  let running = Promise.resolve()
  let isAway = false

  const run = async () => {
    while (!stopping.signal.aborted) {
      const claimed = await claim()
      if (claimed === null) await bell.wait(pollEvery)
      else takeInHand(claimed)
      if (inHand.size === LANES) await Promise.race(inHand)
    }
  }

  const claim = async (): Promise<ClaimedMail | null> => {
    try {
      const claimed = await outbox.claim(randomUUID(), lease)
      isAway = false
      return claimed
    } catch (error) {
      noteAway(error)
      return null
    }
  }

  const takeInHand = (claimed: ClaimedMail) => {
    const handled = handle(claimed).finally(() => {
      inHand.delete(handled)
      bell.ring()
    })
    inHand.add(handled)
  }

  const handle = async (claimed: ClaimedMail) => {
    const held = holdLease(outbox, claimed, lease)
    const place = takePlace()
    const signal = AbortSignal.any([held.lost, cutOff.signal])
    const outcome = await attempt.make(claimed, { signal, beforeEnd: place.reach })
    while (!(await isRecorded(attempt.record(claimed, outcome))) && !cutOff.signal.aborted) {
      await delay(recordAgainAfter, undefined, { signal: cutOff.signal, ref: false }).catch(() => {})
    }
    place.leave()
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
    if (!isAway) log.error({ err: error }, 'mails wait, as the database cannot be asked')
    isAway = true
  }

  return {
    start() {
      running = run()
    },
    wake: bell.ring,
    async stop() {
      stopping.abort()
      bell.ring()
      const giveBack = setTimeout(() => cutOff.abort(), patience)
      await running
      await Promise.all(inHand)
      clearTimeout(giveBack)
    },
  }
}
