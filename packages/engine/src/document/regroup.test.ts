import { describe, expect, it } from 'vitest'
import { regroup } from './regroup.ts'

function* reused(): Iterable<Uint8Array> {
  const buffer = new Uint8Array(3)
  for (let i = 0; i < 4; i++) yield buffer.fill(i)
}

describe('regroup', () => {
  it('yields chunks of exactly the given size and a shorter last one', () => {
    expect([...regroup(reused(), 5)].map((chunk) => [...chunk])).toEqual([
      [0, 0, 0, 1, 1],
      [1, 2, 2, 2, 3],
      [3, 3],
    ])
  })

  it('yields chunks that belong to the caller', () => {
    const [first, second] = regroup(reused(), 3)
    expect([first, second]).toEqual([new Uint8Array([0, 0, 0]), new Uint8Array([1, 1, 1])])
  })

  it('yields no chunks for no bytes', () => {
    expect([...regroup([], 5)]).toEqual([])
  })

  it.each([0, -1, 1.5, Number.NaN])('refuses a size of %d', (size) => {
    expect(() => [...regroup([], size)]).toThrow(RangeError)
  })
})
