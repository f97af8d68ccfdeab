import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CombinationCount, type Items, MAX_COMBINATIONS, type ResultExport } from '@wordloom/contract'
import { arrayOf } from '../../http/json-pieces.ts'
import { type Ends, endsOf, piecesOf } from '../../in-pieces.ts'
import { textOf } from '../../text-of.ts'
import { documentOf } from './document.ts'
import { toOrder } from './order.ts'
import { createSlots, type Slot } from './slots.ts'
import type { Size, StoredResult } from './storage.ts'
import type { Cloth, Weaver } from './weaver.ts'

/** Bytes of results read at once, where one has no more. */
const PIECE_BYTES = 512 * 1024

/** From so many bytes on, an answer takes a slot. */
const LARGE_BYTES = 1024 * 1024

const SLOTS = { atOnce: 4, atOncePerAccount: 2, patienceMs: 60_000 }

/** A result with its combinations, as JSON. */
export interface WholeResult {
  readonly version: number
  readonly json: AsyncIterable<string>
}

/** How much is to be told of a result. */
interface Amount {
  readonly text: Items['text'] | null
  readonly count: CombinationCount | bigint
}

/** Tells results whole. What is large is told to a few at a time. */
export function createAnswers(weaver: Weaver) {
  const slots = createSlots(SLOTS)

  return {
    /** Makes sure beforehand that so much can be told. @throws {RequestError} unavailable, while it cannot. */
    async reserved<Result>(
      userId: string,
      amount: Amount,
      work: (slot: Slot | null) => Promise<Result>,
    ): Promise<Result> {
      const slot = isLarge(amount) ? slots.take(userId) : null
      return orGiveUp(slot, () => work(slot))
    },

    open,

    /** Results as a JSON array. Each is read when its turn has come. */
    async all(
      userId: string,
      sizes: readonly Size[],
      read: (ends: Ends) => Promise<readonly StoredResult[]>,
    ): Promise<AsyncIterable<string>> {
      const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
      const isLarge = bytes > LARGE_BYTES || sizes.some(({ hasText }) => !hasText)
      if (!isLarge) return arrayOf(documentsOf(sizes, read, null))
      const slot = slots.take(userId)
      return slot.fill(arrayOf(documentsOf(sizes, read, slot)))
    },

    async file(userId: string, { recipe, text }: StoredResult, format: ResultExport): Promise<Cloth> {
      const yarn = recipe === null ? { text: textOf(text ?? '') } : toOrder(recipe)
      const slot = slots.take(userId)
      return orGiveUp(slot, async () => {
        const { length, chunks } = await weaver.open(yarn, format, slot.signal)
        return { length, chunks: slot.fill(chunks) }
      })
    },
  }

  async function open(
    userId: string,
    stored: StoredResult,
    reserved: Slot | null = null,
  ): Promise<WholeResult> {
    const { version } = stored.summary
    if (!isLarge({ text: stored.text, count: stored.summary.combinationCount })) {
      reserved?.giveUp()
      return { version, json: documentOf(stored, null) }
    }
    const slot = reserved ?? slots.take(userId)
    return orGiveUp(slot, async () => {
      const made = await make(stored, slot)
      return { version, json: slot.fill(documentOf(stored, made)) }
    })
  }

  /** The combinations where they are not kept and few enough to be told. */
  async function make({ summary, recipe, text }: StoredResult, slot: Slot | null) {
    const isTold = text === null && !isTooMany(summary.combinationCount)
    if (!isTold || recipe === null || slot === null) return null
    const { chunks } = await weaver.open(toOrder(recipe), 'json', slot.signal)
    return chunks
  }

  async function* documentsOf(
    sizes: readonly Size[],
    read: (ends: Ends) => Promise<readonly StoredResult[]>,
    slot: Slot | null,
  ): AsyncGenerator<AsyncIterable<string>> {
    for (const piece of piecesOf(sizes, PIECE_BYTES)) {
      for (const stored of await read(endsOf(piece))) yield documentOf(stored, await make(stored, slot))
      await nextTurn()
    }
  }
}

async function orGiveUp<Result>(slot: Slot | null, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    slot?.giveUp()
    throw error
  }
}

/** Made by a thread, or long. */
function isLarge({ text, count }: Amount): boolean {
  return text === null ? !isTooMany(count) : text.length > LARGE_BYTES
}

function isTooMany(count: CombinationCount | bigint): boolean {
  return BigInt(count) > BigInt(MAX_COMBINATIONS)
}
