import { describe, expect, it } from 'vitest'
import { packWords } from './packed-words.ts'
import { type Order, Weaver } from './weaver.ts'

function anOrder(columns: readonly string[][], unique = false): Order {
  const texts = { separator: ' ', prefix: '[', suffix: ']', removeWhitespace: false }
  return { columns: columns.map(packWords), texts, unique }
}

describe('a compiled plan', () => {
  const weaver = new Weaver(anOrder([['red', 'blue'], [], ['fox', 'owl', 'elk']]))

  it('counts its rows', () => {
    expect(weaver.woven).toEqual({ rows: 6n, total: 6n, atMost: 6n })
  })

  it('returns the rows from a number on, fewer at the end', () => {
    expect(weaver.after(4n, 10).map(({ key, parts }) => [key, ...parts])).toEqual([
      [4n, 'blue', 'owl'],
      [5n, 'blue', 'elk'],
    ])
  })

  it('returns the rows before a number, fewer at the start', () => {
    expect(weaver.before(2n, 10).map(({ key }) => key)).toEqual([0n, 1n])
    expect(weaver.before(5n, 2).map(({ key }) => key)).toEqual([3n, 4n])
  })

  it('finds a combination, and returns null for anything else', () => {
    expect(weaver.find('[blue fox]')).toBe(3n)
    expect(weaver.find('[fox blue]')).toBeNull()
  })

  it('shortens a long row but can still return all of it', () => {
    const long = 'x'.repeat(1_000_000)
    const [row] = new Weaver(anOrder([[long], ['end']])).after(0n, 1)
    expect(row).toMatchObject({ isCut: true, length: 1_000_006 })
    expect(row?.parts.join('').length).toBeLessThan(2000)
    expect(new Weaver(anOrder([[long], ['end']])).whole(0n)).toBe(`[${long} end]`)
  })
})
