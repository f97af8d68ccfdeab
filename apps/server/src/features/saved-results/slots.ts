import { RequestError } from '../../errors.ts'

interface SlotSettings {
  readonly atOnce: number
  /** Of these, how many one account may hold. */
  readonly atOncePerAccount: number
  /** A slot of which nothing is taken for so long is free again. */
  readonly patienceMs: number
}

/** The right to make something large. */
export interface Slot {
  /** Aborted when nobody wants the rest. */
  readonly signal: AbortSignal
  /** What is made: at its end, or when it is left before, the slot is free again. */
  fill<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece>
  /** When it comes to nothing. */
  giveUp(): void
}

export interface Slots {
  /** @throws {RequestError} unavailable, when all are taken. */
  take(userId: string): Slot
}

/** Large answers are made a few at a time: each takes a thread or much memory for as long as its client reads. */
export function createSlots({ atOnce, atOncePerAccount, patienceMs }: SlotSettings): Slots {
  const holders: string[] = []

  return {
    take(userId) {
      const own = holders.filter((holder) => holder === userId).length
      if (holders.length >= atOnce || own >= atOncePerAccount) {
        throw new RequestError('unavailable', { retryAfter: 5, reason: 'weaving' })
      }
      holders.push(userId)
      return createSlot(patienceMs, () => holders.splice(holders.indexOf(userId), 1))
    },
  }
}

function createSlot(patienceMs: number, free: () => void): Slot {
  const leaving = new AbortController()
  const { signal } = leaving
  const patience = setTimeout(giveUp, patienceMs).unref()
  let isFree = false
  let close: (() => void) | undefined

  function end(): void {
    if (isFree) return
    isFree = true
    clearTimeout(patience)
    free()
  }

  function giveUp(): void {
    end()
    leaving.abort()
    close?.()
  }

  return {
    signal,
    giveUp,
    fill: (pieces) => ({
      [Symbol.asyncIterator]() {
        const iterator = pieces[Symbol.asyncIterator]()
        close = () => void iterator.return?.().catch(() => {})
        return {
          async next() {
            signal.throwIfAborted()
            patience.refresh()
            try {
              const step = await iterator.next()
              if (step.done) end()
              return step
            } catch (error) {
              giveUp()
              throw error
            }
          },
          async return() {
            if (isFree) await iterator.return?.()
            else giveUp()
            return { done: true, value: undefined }
          },
        }
      },
    }),
  }
}
