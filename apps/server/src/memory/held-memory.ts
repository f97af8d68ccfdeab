import { AsyncLocalStorage } from 'node:async_hooks'
import { MAX_RESULT_BODY_BYTES } from '@wordloom/contract'
import { RequestError } from '../errors.ts'
import { availableMemory } from './thread-memory.ts'

const MEGABYTE = 1024 * 1024

/** In bytes. */
export interface HoldingLimits {
  readonly inAll: number
  readonly perAccount: number
}

/**
 * Four of the largest items in total, but three sixteenths of the memory at most, and one of the largest items per account.
 * With 1 GB, two threads with a quarter each and the server itself need the rest.
 */
export function holdingLimits(available = availableMemory()): HoldingLimits {
  return {
    inAll: Math.min(4 * MAX_RESULT_BODY_BYTES + 32 * MEGABYTE, Math.floor((available * 3) / 16)),
    perAccount: MAX_RESULT_BODY_BYTES + 16 * MEGABYTE,
  }
}

/** The last part is only for small bodies. */
const RESERVED_PART = 1 / 16
const SMALL_BODY = MEGABYTE

/** A larger part is only for accounts that hold little, so that others rarely have to give way. */
const NEWCOMERS_PART = 1 / 4

/** In bytes. Smaller requests aren't counted, since the number of connections limits them. */
export const SMALL_BYTES = 64 * 1024

const RETRY_AFTER_SECONDS = 5

export function noRoom(): RequestError {
  return new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: 'holding' })
}

export interface Holding {
  /** These bytes are freed as the client reads the answer. @throws {RequestError} `unavailable` */
  take(bytes: number): void
  /** For taken bytes that turned out not to exist. */
  release(bytes: number): void
  demand(bytes: number): void
  /** These bytes stay until the request is over. @throws {RequestError} `unavailable` */
  keep(bytes: number): void
  end(): void
}

interface HoldingParts {
  /** The account id, or the network if nobody is signed in. */
  readonly holder: () => string
  readonly delivered: () => number
  /** Ends the request, to make room for others. */
  readonly cut: () => void
}

export interface Holdings {
  begin(parts: HoldingParts): Holding
  inAll(): number
}

/**
 * An account may hold much while others hold little. If there is no room left for one that holds less than its
 * share, the requests of the one that holds most are ended.
 */
export function createHoldings({ inAll, perAccount }: HoldingLimits = holdingLimits()): Holdings {
  const open = new Set<OpenHolding>()

  function sum(holder?: string): number {
    let bytes = 0
    for (const each of open) if (holder === undefined || each.holder() === holder) bytes += each.bytes()
    return bytes
  }

  function demandRoom(holder: string, bytes: number): void {
    const own = sum(holder)
    const reserved = own > SMALL_BODY ? NEWCOMERS_PART : RESERVED_PART
    if (own + bytes <= perAccount && (hasRoom(bytes, reserved) || makeRoom(holder, bytes))) return
    throw noRoom()
  }

  function hasRoom(bytes: number, reserved = RESERVED_PART): boolean {
    return sum() + bytes <= inAll * (bytes > SMALL_BODY ? 1 - reserved : 1)
  }

  function makeRoom(holder: string, bytes: number): boolean {
    const held = new Map<string, number>([[holder, 0]])
    for (const each of open) held.set(each.holder(), (held.get(each.holder()) ?? 0) + each.bytes())
    const share = (inAll * (1 - RESERVED_PART)) / held.size
    if ((held.get(holder) ?? 0) + bytes > share) return false
    for (const each of open) {
      if (hasRoom(bytes)) return true
      const others = held.get(each.holder()) ?? 0
      if (others <= share) continue
      held.set(each.holder(), others - each.bytes())
      each.cut()
    }
    return hasRoom(bytes)
  }

  return {
    inAll: sum,
    begin({ holder, delivered, cut }) {
      let taken = 0
      let kept = 0
      let isOver = false
      const end = () => {
        isOver = true
        open.delete(holding)
      }
      const holding: OpenHolding = {
        holder,
        bytes: () => kept + Math.max(0, taken - delivered()),
        cut: () => {
          end()
          cut()
        },
      }
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
        end,
      }
    },
  }
}

interface OpenHolding {
  readonly holder: () => string
  readonly bytes: () => number
  readonly cut: () => void
}

const current = new AsyncLocalStorage<Holding>()

export function runWithHolding<Result>(holding: Holding, work: () => Result): Result {
  return current.run(holding, work)
}

export function currentHolding(): Holding | null {
  return current.getStore() ?? null
}

/** Call this first: an answer that has begun can't report it. @throws {RequestError} `unavailable` */
export function demandRoomForLargest(items: readonly { readonly bytes: number }[]): void {
  currentHolding()?.demand(items.reduce((most, { bytes }) => Math.max(most, bytes), 0))
}

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
