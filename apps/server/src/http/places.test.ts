import { describe, expect, it } from 'vitest'
import { createPlaces } from './places.ts'

const FULL = expect.objectContaining({ code: 'unavailable', retryAfter: 5, reason: 'downloading' })

describe('places', () => {
  it('are so many, for one account fewer, and there again when they are given back', () => {
    const places = createPlaces({ name: 'downloading', atOnce: 3, atOncePerAccount: 2 })
    const giveBack = places.take('ann')
    places.take('ann')
    expect(() => places.take('ann')).toThrow(FULL)
    places.take('bob')
    expect(() => places.take('cy')).toThrow(FULL)
    expect(places.taken).toBe(3)
    giveBack()
    expect(places.taken).toBe(2)
    places.take('cy')
  })
})
