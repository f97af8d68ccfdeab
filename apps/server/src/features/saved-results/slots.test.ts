import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlots } from './slots.ts'

const SETTINGS = { atOnce: 3, atOncePerAccount: 2, patienceMs: 60_000 }

async function* pieces(log: string[] = []) {
  try {
    yield 'a'
    yield 'b'
  } finally {
    log.push('closed')
  }
}

describe('slots', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const refusal = expect.objectContaining({ code: 'unavailable', retryAfter: 5 })
  const isFull = (slots: ReturnType<typeof createSlots>, userId = 'cy') => {
    try {
      slots.take(userId).giveUp()
      return false
    } catch (error) {
      expect(error).toEqual(refusal)
      return true
    }
  }

  it('are so many, and for one account fewer', () => {
    const slots = createSlots(SETTINGS)
    slots.take('ann')
    slots.take('ann')
    expect(() => slots.take('ann')).toThrow(refusal)
    slots.take('bob')
    expect(() => slots.take('cy')).toThrow(refusal)
  })

  it('are free again when all has been taken, and the work is left to its end', async () => {
    const slots = createSlots({ ...SETTINGS, atOnce: 1 })
    const slot = slots.take('ann')
    const taken: string[] = []
    for await (const piece of slot.fill(pieces())) taken.push(piece)
    expect([taken, slot.signal.aborted, isFull(slots)]).toEqual([['a', 'b'], false, false])
  })

  it('are free again when the rest is not wanted, and the work ends', async () => {
    const slots = createSlots({ ...SETTINGS, atOnce: 1 })
    const slot = slots.take('ann')
    const log: string[] = []
    for await (const _ of slot.fill(pieces(log))) break
    expect([slot.signal.aborted, isFull(slots)]).toEqual([true, false])
    await vi.waitFor(() => expect(log).toEqual(['closed']))
  })

  it('are free again when the work fails', async () => {
    const slots = createSlots({ ...SETTINGS, atOnce: 1 })
    const slot = slots.take('ann')
    const failing = (async function* () {
      yield 'a'
      throw new Error('The thread is gone.')
    })()
    const taking = (async () => {
      for await (const _ of slot.fill(failing));
    })()
    await expect(taking).rejects.toThrow('The thread is gone.')
    expect(isFull(slots)).toBe(false)
  })

  it('are free again when for a minute nothing has been taken, and the rest is not to be had', async () => {
    const slots = createSlots({ ...SETTINGS, atOnce: 1 })
    const slot = slots.take('ann')
    const log: string[] = []
    const iterator = slot.fill(pieces(log))[Symbol.asyncIterator]()
    vi.advanceTimersByTime(59_999)
    await iterator.next()
    vi.advanceTimersByTime(59_999)
    expect(isFull(slots)).toBe(true)
    vi.advanceTimersByTime(1)
    expect([slot.signal.aborted, isFull(slots)]).toEqual([true, false])
    await vi.waitFor(() => expect(log).toEqual(['closed']))
    await expect(iterator.next()).rejects.toThrow('aborted')
  })

  it('are given back once, however often it is said', () => {
    const slots = createSlots({ ...SETTINGS, atOnce: 2 })
    const slot = slots.take('ann')
    slots.take('ann')
    slot.giveUp()
    slot.giveUp()
    slots.take('bob')
    expect(isFull(slots)).toBe(true)
  })
})
