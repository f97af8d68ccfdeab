import { describe, expect, it } from 'vitest'
import { regroup } from './regroup.ts'

/** Chunks of which each is valid only until the next is asked for. */
function* reused(): Iterable<Uint8Array> {
  const buffer = new Uint8Array(3)
  for (let i = 0; i < 4; i++) yield buffer.fill(i)
}

describe('regrouped chunks', () => {
  it('have exactly the size asked for, and the last what is left', () => {
    expect([...regroup(reused(), 5)].map((chunk) => [...chunk])).toEqual([
      [0, 0, 0, 1, 1],
      [1, 2, 2, 2, 3],
      [3, 3],
    ])
  })

  it('are the caller’s to keep', () => {
    const [first, second] = regroup(reused(), 3)
    expect([first, second]).toEqual([new Uint8Array([0, 0, 0]), new Uint8Array([1, 1, 1])])
  })

  it('are none where there is nothing', () => {
    expect([...regroup([], 5)]).toEqual([])
  })

  it.each([0, -1, 1.5, Number.NaN])('refuse a size of %d', (size) => {
    expect(() => [...regroup([], size)]).toThrow(RangeError)
  })
})
