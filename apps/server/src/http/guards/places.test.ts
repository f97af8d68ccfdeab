import { describe, expect, it } from 'vitest'
import { createPlaces, type Priority } from './places.ts'

describe('the places of requests in work', () => {
  it('go to anyone while there are some left: 64 to visitors and large bodies, 128 to all', () => {
    const { fill } = aServer()
    expect(fill('low', 'ann', 70)).toBe(64)
    expect(fill('high', 'bob', 70)).toBe(64)
  })

  it.each([1, 4, 10, 30])('go to everybody else, too, when %i accounts would fill all of them', (count) => {
    const { fill } = aServer()
    const greedy = Array.from({ length: count }, (_, at) => `greedy ${at}`)
    for (const each of greedy) fill('high', each, 200)
    for (const each of greedy) expect(fill('high', each, 1)).toBe(0)
    expect(fill('high', 'ann', 1)).toBe(1)
    expect(fill('high', 'bob', 1)).toBe(1)
    expect(fill('low', 'a visitor', 1)).toBe(1)
  })

  it('are shared equally by those who ask for more than their share', () => {
    const { fill } = aServer()
    fill('high', 'ann', 96)
    fill('high', 'bob', 32)
    expect(fill('high', 'cleo', 200)).toBe(42)
    expect(fill('high', 'bob', 200)).toBe(10)
  })

  it('end: a crowd gets at most twice as many, and visitors 16 more', () => {
    const { fill, inWork } = aServer()
    for (let round = 0; round < 3; round++)
      for (let at = 0; at < 500; at++) {
        fill('high', `account ${at}`, 1)
        fill('low', `network ${at}`, 1)
      }
    expect(inWork()).toBeLessThanOrEqual(2 * 128 + 16)
    expect(fill('low', 'a new network', 1)).toBe(0)
  })

  it('are not taken by requests that wait, but one holder has at most 96 that work or wait', () => {
    const { fill, places, requests } = aServer()
    fill('high', 'ann', 96)
    for (const each of requests()) places.stepAside(each)
    expect(fill('high', 'ann', 1)).toBe(0)
    expect(fill('high', 'bob', 96)).toBe(96)
    expect(fill('low', 'a visitor', 1)).toBe(1)
  })

  it('go over to the account of a request once that is known', () => {
    const { fill, places, requests } = aServer()
    fill('high', 'network', 96)
    for (const each of requests()) places.move(each, 'ann')
    expect(fill('high', 'network', 32)).toBe(32)
    expect(fill('high', 'ann', 1)).toBe(0)
    expect(fill('high', 'network', 1)).toBe(1)
  })

  it('are free again when requests leave, also those that waited', () => {
    const { fill, places, requests } = aServer()
    fill('low', 'ann', 64)
    const [first, second] = requests()
    if (first !== undefined) places.stepAside(first)
    for (const each of requests()) expect(places.leave(each)).toBe(true)
    expect(places.leave(second ?? {})).toBe(false)
    places.comeBack(first ?? {})
    expect(fill('low', 'ann', 64)).toBe(64)
  })
})

function aServer() {
  const places = createPlaces<object>()
  const requests: object[] = []
  return {
    places,
    requests: () => requests,
    inWork: () => requests.length,
    /** Returns how many of these requests got a place. */
    fill(priority: Priority, holder: string, count: number): number {
      let entered = 0
      for (let at = 0; at < count; at++) {
        const arrival = { priority, holder }
        if (!places.hasRoom(arrival)) continue
        const request = {}
        places.enter(request, arrival)
        requests.push(request)
        entered++
      }
      return entered
    },
  }
}
