import { describe, expect, it } from 'vitest'
import { CompiledPlan, type PlanInput } from './compiled-plan.ts'
import { packWords } from './packed-words.ts'

function anInput(columns: readonly string[][], unique = false): PlanInput {
  const texts = { separator: ' ', prefix: '[', suffix: ']', removeWhitespace: false }
  return { columns: columns.map(packWords), texts, unique, recipeId: 1 }
}

describe('a compiled plan', () => {
  const plan = new CompiledPlan(anInput([['red', 'blue'], [], ['fox', 'owl', 'elk']]))

  it('counts its rows', () => {
    expect(plan.size).toEqual({ rows: 6n, total: 6n, atMost: 6n })
  })

  it('returns the rows from a number on, fewer at the end', () => {
    expect(plan.after(4n, 10).map(({ key, parts }) => [key, ...parts])).toEqual([
      [4n, 'blue', 'owl'],
      [5n, 'blue', 'elk'],
    ])
  })

  it('returns the rows before a number, fewer at the start', () => {
    expect(plan.before(2n, 10).map(({ key }) => key)).toEqual([0n, 1n])
    expect(plan.before(5n, 2).map(({ key }) => key)).toEqual([3n, 4n])
  })

  it('finds a combination, and returns null for anything else', () => {
    expect(plan.find('[blue fox]')).toBe(3n)
    expect(plan.find('[fox blue]')).toBeNull()
  })

  it('shortens a long row but can still return all of it', () => {
    const long = 'x'.repeat(1_000_000)
    const [row] = new CompiledPlan(anInput([[long], ['end']])).after(0n, 1)
    expect(row).toMatchObject({ isCut: true, length: 1_000_006 })
    expect(row?.parts.join('').length).toBeLessThan(2000)
    expect(new CompiledPlan(anInput([[long], ['end']])).whole(0n)).toBe(`[${long} end]`)
  })
})
