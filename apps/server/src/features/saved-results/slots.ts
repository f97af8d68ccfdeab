import { createPlaces } from '../../http/places.ts'

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
export function createSlots({ patienceMs, ...settings }: SlotSettings): Slots {
  const places = createPlaces({ name: 'weaving', ...settings })
  return { take: (userId) => createSlot(patienceMs, places.take(userId)) }
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
