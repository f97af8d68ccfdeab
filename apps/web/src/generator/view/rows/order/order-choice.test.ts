import { describe, expect, it } from 'vitest'
import { ORDER_KINDS, seedOf, toKind, toOrder, withSeed } from './order-choice.ts'

const never = () => {
  throw new Error('no new seed is needed')
}

describe('an order', () => {
  it.each(ORDER_KINDS)('is recognized as what was chosen: %s', (kind) => {
    expect(toKind(toOrder(kind, {}, () => 'a'))).toBe(kind)
  })
  it('keeps its seed when another kind is chosen, an empty one too', () => {
    expect(toOrder('pairs', { shuffle: 'a' }, never)).toEqual({ covering: { strength: 2, seed: 'a' } })
    expect(toOrder('sample', { shuffle: '' }, never)).toEqual({ sample: { count: 500, seed: '' } })
  })
  it('takes another seed in all its parts', () => {
    const order = { shuffle: 'a', sample: { count: 3, seed: 'b' } }
    expect(withSeed(order, 'c')).toEqual({ shuffle: 'c', sample: { count: 3, seed: 'c' } })
    expect(seedOf({})).toBeNull()
  })
})
