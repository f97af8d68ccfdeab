import { type Plan, stream } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import type { RowChoice } from '../command.ts'
import { chooseRows, countRows } from './row-range.ts'

const words = ['a', 'b', 'ab', 'ba', 'aa', 'aab', 'bab']
// More distinct rows than the smallest stride covers.
const spec = { columns: Array.from({ length: 6 }, () => words), unique: true }
const plan: Plan = stream(spec)
const all = toRows(plan, { from: 0n, to: plan.atMost })

function toRows(plan: Plan, range: { from: bigint; to: bigint }): string[] {
  return Buffer.concat(Array.from(plan.chunks(range), (chunk) => chunk.slice()))
    .toString()
    .split('\n')
    .slice(0, -1)
}

function choose(choice: Partial<RowChoice>) {
  return chooseRows(plan, { from: 0n, count: null, shard: { index: 1n, of: 1n }, ...choice })
}

describe('the rows of a streamed plan', () => {
  it('are counted', () => {
    expect(plan.kind).toBe('streamed')
    expect(countRows(plan, choose({}))).toBe(BigInt(all.length))
  })

  it.each([0, 1, 4095, 4096, 9000, all.length - 1, all.length, all.length + 5])(
    'can start at number %i',
    (from) => {
      const range = choose({ from: BigInt(from) })
      expect(toRows(plan, range)).toEqual(all.slice(from))
      expect(countRows(plan, range)).toBe(BigInt(Math.max(0, all.length - from)))
    },
  )

  it('stop after the requested count', () => {
    expect(toRows(plan, choose({ from: 100n, count: 5000n }))).toEqual(all.slice(100, 5100))
  })

  it('split into shards that join into the whole', () => {
    const shards = [1n, 2n, 3n].flatMap((index) =>
      toRows(plan, choose({ from: 10n, shard: { index, of: 3n } })),
    )
    expect(shards).toEqual(all.slice(10))
  })
})
