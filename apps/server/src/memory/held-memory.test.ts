import { describe, expect, it } from 'vitest'
import {
  createHoldings,
  currentHolding,
  heldByCurrent,
  holdingLimits,
  runWithHolding,
} from './held-memory.ts'

const KILOBYTE = 1024
const LIMITS = { inAll: 1000 * KILOBYTE, perAccount: 300 * KILOBYTE }

function aHolding(holdings: ReturnType<typeof createHoldings>, holder: string) {
  let delivered = 0
  let isCut = false
  const cut = () => {
    isCut = true
  }
  const holding = holdings.begin({ holder: () => holder, delivered: () => delivered, cut })
  return Object.assign(holding, {
    isCut: () => isCut,
    deliver: (bytes: number) => {
      delivered += bytes
    },
  })
}

describe('the memory that requests hold', () => {
  const refusal = expect.objectContaining({ code: 'unavailable', retryAfter: 5, reason: 'holding' })

  it('is limited per account, over all its requests', () => {
    const holdings = createHoldings(LIMITS)
    aHolding(holdings, 'ann').take(200 * KILOBYTE)
    const second = aHolding(holdings, 'ann')
    expect(() => second.take(101 * KILOBYTE)).toThrow(refusal)
    second.take(100 * KILOBYTE)
    aHolding(holdings, 'bob').take(300 * KILOBYTE)
  })

  it('is limited in total', () => {
    const holdings = createHoldings(LIMITS)
    for (const holder of ['ann', 'bob', 'cy']) aHolding(holdings, holder).take(300 * KILOBYTE)
    expect(() => aHolding(holdings, 'dee').take(300 * KILOBYTE)).toThrow(refusal)
    expect(holdings.inAll()).toBe(900 * KILOBYTE)
  })

  it('leaves enough for others, whatever two accounts hold', () => {
    const holdings = createHoldings()
    for (const holder of ['ann', 'bob']) {
      const fill = () => aHolding(holdings, holder).take(1024 * KILOBYTE)
      for (let isFull = false; !isFull; ) {
        try {
          fill()
        } catch {
          isFull = true
        }
      }
    }
    aHolding(holdings, 'cy').take(64 * 1024 * KILOBYTE)
  })

  it('is shared when many accounts hold all of it: accounts that hold more than their share are cut, the oldest request first', () => {
    const holdings = createHoldings()
    const [part, most] = [8 * 1024 * KILOBYTE, 8]
    const fill = (holder: string) => {
      const filled: ReturnType<typeof aHolding>[] = []
      try {
        for (;;) {
          const holding = aHolding(holdings, holder)
          holding.take(part)
          filled.push(holding)
        }
      } catch {
        return filled
      }
    }
    const filled = Array.from({ length: most }, (_, i) => fill(`attacker ${i}`))
    const honest = aHolding(holdings, 'ann')
    honest.take(part)
    const left = filled.map((all) => all.filter(({ isCut }) => !isCut()).length)
    expect(Math.min(...left)).toBeGreaterThanOrEqual(2)
    expect(filled[0]?.[0]?.isCut()).toBe(true)
    for (let i = 0; i < most; i++) fill(`attacker ${i}`)
    expect(honest.isCut()).toBe(false)
  })

  it('leaves a part for small bodies', () => {
    const holdings = createHoldings({ inAll: 16 * 1024 * KILOBYTE, perAccount: 16 * 1024 * KILOBYTE })
    aHolding(holdings, 'ann').take(15 * 1024 * KILOBYTE)
    expect(() => aHolding(holdings, 'ann').take(1025 * KILOBYTE)).toThrow(refusal)
    aHolding(holdings, 'ann').take(1024 * KILOBYTE)
  })

  it('is less on a small machine', () => {
    const megabytesIn = (bytes: number) => bytes / 1024 / KILOBYTE
    expect(megabytesIn(holdingLimits(1024 ** 3).inAll)).toBe(192)
    expect(megabytesIn(holdingLimits(8 * 1024 ** 3).inAll)).toBe(288)
  })

  it('shrinks as the client reads the answer', () => {
    const holdings = createHoldings(LIMITS)
    const first = aHolding(holdings, 'ann')
    first.take(300 * KILOBYTE)
    first.deliver(250 * KILOBYTE)
    expect(holdings.inAll()).toBe(50 * KILOBYTE)
    aHolding(holdings, 'ann').take(250 * KILOBYTE)
  })

  it('stays the same for bytes kept until the end, however much is delivered', () => {
    const holdings = createHoldings(LIMITS)
    const holding = aHolding(holdings, 'ann')
    holding.keep(200 * KILOBYTE)
    holding.deliver(10_000 * KILOBYTE)
    expect(holdings.inAll()).toBe(200 * KILOBYTE)
    holding.end()
    expect(holdings.inAll()).toBe(0)
  })

  it('lets small requests through when the limit is reached', () => {
    const holdings = createHoldings(LIMITS)
    aHolding(holdings, 'ann').take(300 * KILOBYTE)
    aHolding(holdings, 'ann').take(64 * KILOBYTE)
    expect(holdings.inAll()).toBe(300 * KILOBYTE)
  })

  it('adds up many small pieces', () => {
    const holdings = createHoldings(LIMITS)
    const holding = aHolding(holdings, 'ann')
    const take = () => {
      for (let piece = 0; piece < 100; piece++) holding.take(10 * KILOBYTE)
    }
    expect(take).toThrow(refusal)
    expect(holdings.inAll()).toBe(300 * KILOBYTE)
  })
})

describe('the current request', () => {
  it('holds what is read for it, even when the answer is read later in another context', async () => {
    const holding = aHolding(createHoldings(LIMITS), 'ann')
    async function* readPieces() {
      yield currentHolding()
      await Promise.resolve()
      yield currentHolding()
    }
    const pieces = runWithHolding(holding, () => heldByCurrent(readPieces()))
    expect(currentHolding()).toBeNull()
    const held: unknown[] = []
    for await (const piece of pieces) held.push(piece)
    expect(held).toEqual([holding, holding])
  })

  it('ends the source of its answer when reading stops early', async () => {
    let isOver = false
    async function* readPieces() {
      try {
        yield 1
        yield 2
      } finally {
        isOver = true
      }
    }
    for await (const _ of heldByCurrent(readPieces())) break
    expect(isOver).toBe(true)
  })
})
