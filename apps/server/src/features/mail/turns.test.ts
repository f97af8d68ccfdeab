import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('turns', () => {
  it('come one after the other, in the order in which they were lined up for', async () => {
    const takeTurn = createTurns()
    const said: string[] = []
    const [one, two, three] = [takeTurn(), takeTurn(), takeTurn()]
    const begun = [three, one, two].map((turn, place) => turn.begin().then(() => said.push(`begin ${place}`)))
    await begun[0]
    said.push('end 0')
    three.end()
    await begun[1]
    said.push('end 1')
    one.end()
    await begun[2]
    expect(said).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1', 'begin 2'])
  })

  it('pass over those who have gone, but never over one that has begun', async () => {
    const takeTurn = createTurns()
    const [one, gone, last] = [takeTurn(), takeTurn(), takeTurn()]
    await one.begin()
    void gone.begin()
    let hasBegun = false
    const begun = last.begin().then(() => {
      hasBegun = true
    })
    gone.end()
    await Promise.resolve()
    expect(hasBegun).toBe(false)
    one.end()
    await begun
  })

  it('hold up nobody who waits behind one that never lined up', async () => {
    const takeTurn = createTurns()
    takeTurn()
    await takeTurn().begin()
  })
})
