import { describe, expect, it } from 'vitest'
import { type Row, type RowSource, toRow } from '#generator/compute/row-source.ts'
import { RowFeed } from './row-feed.ts'

const layout = { lead: '', places: [{ column: 0, tail: '' }] }

function aSource(count: number): RowSource {
  const all: Row[] = Array.from({ length: count }, (_, k) => toRow(BigInt(k * 3), [`w${k}`], layout))
  return {
    columns: [0],
    isNumbered: false,
    extent: BigInt(count * 3),
    after: async (key, most) => all.filter((row) => row.key >= key).slice(0, most),
    before: async (key, most) => all.filter((row) => row.key < key).slice(-most),
    whole: async () => '',
  }
}

async function fed(anchor: bigint, from: number, to: number, count = 1000): Promise<RowFeed<Row>> {
  const { promise, resolve } = Promise.withResolvers<RowFeed<Row>>()
  const feed = new RowFeed(aSource(count), anchor, () => {
    const isThere = (distance: number, bound: number | null) =>
      bound !== null || feed.at(distance) !== undefined
    if (isThere(from, feed.first) && isThere(to - 1, feed.end)) resolve(feed)
  })
  feed.want(from, to)
  return await promise
}

describe('a row feed', () => {
  it('starts with the first row at or after its anchor', async () => {
    const feed = await fed(301n, -5, 5)
    expect(feed.at(0)?.key).toBe(303n)
    expect(feed.at(-1)?.key).toBe(300n)
    expect(feed.at(-5)?.key).toBe(288n)
  })

  it('knows the start and the end once it reaches them', async () => {
    const feed = await fed(6n, -10, 10, 4)
    expect(feed.first).toBe(-2)
    expect(feed.end).toBe(2)
    expect(feed.at(2)).toBeUndefined()
  })

  it('continues from the rows it has', async () => {
    const feed = await fed(0n, 0, 500)
    expect(feed.at(499)?.key).toBe(1497n)
    expect(feed.first).toBe(-0)
  })
})
