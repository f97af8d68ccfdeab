import { AsyncLocalStorage } from 'node:async_hooks'
import { MAX_RESULT_BODY_BYTES } from '@wordloom/contract'
import { RequestError } from './errors.ts'

const MEGABYTE = 1024 * 1024

/** Bytes that requests may hold in memory together, and those of one account. */
export interface HoldingLimits {
  readonly inAll: number
  readonly perAccount: number
}

/** Room for four of the largest items, one of them for each account: two accounts never take all there is. */
const HOLDING_LIMITS: HoldingLimits = {
  inAll: 4 * MAX_RESULT_BODY_BYTES + 16 * MEGABYTE,
  perAccount: MAX_RESULT_BODY_BYTES + 16 * MEGABYTE,
}

/** What is smaller is not counted: the number of connections bounds it. */
export const SMALL_BYTES = 64 * 1024

const RETRY_AFTER_SECONDS = 5

/** What one request holds in memory until its answer has been sent. */
export interface Holding {
  /**
   * Counts bytes that were received or are about to be read. They are free again as the client takes the answer.
   *
   * @throws {RequestError} `unavailable` when the account, or all together, would hold too much.
   */
  take(bytes: number): void
  /** Gives back bytes that were taken and turned out not to be there. */
  release(bytes: number): void
  /** Makes sure that so much could be taken now. @throws {RequestError} `unavailable` */
  demand(bytes: number): void
  /** Counts bytes that stay until the request is over, however much has been sent. @throws {RequestError} `unavailable` */
  keep(bytes: number): void
  end(): void
}

interface HoldingParts {
  /** The account that asks, or the network where nobody is signed in. */
  readonly holder: () => string
  /** Bytes of the answer that have left this process. */
  readonly delivered: () => number
}

export interface Holdings {
  begin(parts: HoldingParts): Holding
  /** Bytes that are held now. */
  inAll(): number
}

/** Bounds what requests hold in memory, per account and in all. */
export function createHoldings({ inAll, perAccount }: HoldingLimits = HOLDING_LIMITS): Holdings {
  const open = new Set<OpenHolding>()

  function sum(holder?: string): number {
    let bytes = 0
    for (const each of open) if (holder === undefined || each.holder() === holder) bytes += each.bytes()
    return bytes
  }

  function demandRoom(holder: string, bytes: number): void {
    if (sum(holder) + bytes <= perAccount && sum() + bytes <= inAll) return
    throw new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: 'holding' })
  }

  return {
    inAll: sum,
    begin({ holder, delivered }) {
      let taken = 0
      let kept = 0
      const holding: OpenHolding = { holder, bytes: () => kept + Math.max(0, taken - delivered()) }
      let isOver = false
      const count = (bytes: number, add: () => void) => {
        if (bytes > SMALL_BYTES || open.has(holding)) demandRoom(holder(), bytes)
        add()
        if (!isOver && taken + kept > SMALL_BYTES) open.add(holding)
      }
      return {
        demand: (bytes) => demandRoom(holder(), bytes),
        take: (bytes) =>
          count(bytes, () => {
            taken += bytes
          }),
        release(bytes) {
          taken -= bytes
        },
        keep: (bytes) =>
          count(bytes, () => {
            kept += bytes
          }),
        end() {
          isOver = true
          open.delete(holding)
        },
      }
    },
  }
}

interface OpenHolding {
  readonly holder: () => string
  readonly bytes: () => number
}

const current = new AsyncLocalStorage<Holding>()

/** Runs the work of a request, so that all it reads counts as held by it. */
export function runWithHolding<Result>(holding: Holding, work: () => Result): Result {
  return current.run(holding, work)
}

/** The holding of the request that is being handled; null for what the server does on its own. */
export function currentHolding(): Holding | null {
  return current.getStore() ?? null
}

/** Refuses now what could not be read later: an answer that has begun can't say why it ends. @throws {RequestError} `unavailable` */
export function demandRoomForLargest(items: readonly { readonly bytes: number }[]): void {
  currentHolding()?.demand(items.reduce((most, { bytes }) => Math.max(most, bytes), 0))
}

/** The same sequence, each step of which runs for the request that is being handled now. */
export function heldByCurrent<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const run = AsyncLocalStorage.snapshot()
  return {
    [Symbol.asyncIterator]() {
      const iterator = run(() => pieces[Symbol.asyncIterator]())
      return {
        next: () => run(() => iterator.next()),
        return: async () => {
          await run(() => iterator.return?.())
          return { done: true, value: undefined }
        },
      }
    },
  }
}
