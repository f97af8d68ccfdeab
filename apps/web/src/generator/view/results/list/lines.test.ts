import { describe, expect, it } from 'vitest'
import { type Row, type RowSource, toRow } from '#generator/compute/row-source.ts'
import { toLines, toPerLine, toWidest } from './lines.ts'

const layout = { lead: '', places: [{ column: 0, tail: '' }] }

function aSource(words: readonly string[], isNumbered = true): RowSource {
  const all: Row[] = words.map((word, k) => toRow(BigInt(k), [word], layout))
  return {
    columns: [0],
    isNumbered,
    extent: BigInt(words.length),
    after: async (key, most) => all.slice(Number(key), Number(key) + most),
    before: async (key, most) => all.slice(Math.max(0, Number(key) - most), Number(key)),
    whole: async () => '',
  }
}

const TWENTY = Array.from({ length: 20 }, (_, k) => `w${k}`)

describe('lines of a result list', () => {
  it('hold every row once, in order, in both directions', async () => {
    const lines = toLines(aSource(TWENTY), 3)
    expect(lines.extent).toBe(7n)
    const down = await lines.after(0n, 10)
    expect(down.flatMap(({ rows }) => rows.map(({ key }) => Number(key)))).toEqual([...TWENTY.keys()])
    const up = await lines.before(5n, 2)
    expect(up.map(({ key, rows }) => [key, rows[0]?.key])).toEqual([
      [3n, 9n],
      [4n, 12n],
    ])
  })

  it('hold as many rows as fit', () => {
    expect(toPerLine(aSource(TWENTY), 2, 10, 80)).toBe(6)
    expect(toPerLine(aSource(TWENTY), 2, 40, 80)).toBe(3)
    expect(toPerLine(aSource(TWENTY), 2, 400, 80)).toBe(1)
  })

  it('hold one row each on a phone, in a short list, and if rows are not numbered', () => {
    expect(toPerLine(aSource(TWENTY), 2, 3, 22)).toBe(1)
    expect(toPerLine(aSource(TWENTY.slice(0, 13)), 2, 3, 80)).toBe(1)
    expect(toPerLine(aSource(TWENTY, false), 2, 3, 80)).toBe(1)
  })

  it('leave wide characters twice the room', () => {
    expect(toWidest([toRow(0n, ['織機'], layout), toRow(1n, ['ab'], layout)])).toBe(4)
  })
})
