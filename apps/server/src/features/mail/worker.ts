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
  /** Others queue mails too, and what failed becomes due again. */
  readonly pollEvery: number
  /** So long waits a mail whose process is gone. */
  readonly lease: number
  /** Between attempts to write down what became of a mail. */
  readonly recordAgainAfter: number
  /** What is being sent gets this long when the worker stops. */
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

/** Mails that are sent at once: one that takes long holds up few. */
const LANES = 4

interface WorkerParts {
  readonly outbox: Outbox
  readonly compose: Compose
  readonly transport: Transport
  readonly log: MailLog
  readonly timing?: Partial<Timing>
}

/** Sends what is in the outbox. Any number of them may run on one database. */
export interface Worker {
  start(): void
  /** There may be something to send. */
  wake(): void
  /** Finishes what is being sent; what takes too long is given back. */
  stop(): Promise<void>
}

export function createWorker({ outbox, compose, transport, log, timing }: WorkerParts): Worker {
  const { pollEvery, lease, recordAgainAfter, patience, retryAfter } = { ...TIMING, ...timing }
  const attempt = createAttempt({ outbox, compose, transport, log, retryAfter })
  const bell = createBell()
  // Of what one process sends, at most one mail at a time is sent and not yet written down as such.
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
      // The next one to the same recipient waited for this.
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
