import type { GuidePath } from '@wordloom/contract'
import { compileRecipe, type Recipe } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import { joiningOf } from './combinations.ts'
import { GUIDES } from './content/guides.ts'

describe('row settings in the guides', () => {
  it('keep 38 of the 60 domain names, with at most 15 characters', () => {
    const lengths = [{ unit: 'characters', most: 15 }] as const
    expect(rowsOf('/domainers-guide', 0, { rules: { lengths } })).toHaveLength(38)
  })

  it('leave 44 of the 48 test cases under a rule', () => {
    const rules = { conditions: 'IF [1] = "web" THEN [3] <> "expired"' }
    expect(rowsOf('/app-developers-guide', 0, { rules })).toHaveLength(44)
  })

  it('cover all pairs with 16 of the 48 test cases, and with about 20 of 240', () => {
    const order = { covering: { strength: 2, seed: '1' } } as const
    expect(rowsOf('/app-developers-guide', 0, { order })).toHaveLength(16)
    const columns = [
      ...columnsOf('/app-developers-guide', 0),
      { words: ['320', '390', '768', '1280', '1920'] },
    ]
    const { length } = rowsOf('/app-developers-guide', 0, { order, columns })
    expect(length).toBeGreaterThanOrEqual(20)
    expect(length).toBeLessThanOrEqual(22)
  })

  it('leave 44 of the 48 campaign names under a rule', () => {
    const rules = { conditions: 'IF [2] = "PMax" THEN [3] <> "Competitors"' }
    expect(rowsOf('/ppc-agencies-guide', 0, { rules })).toHaveLength(44)
  })

  it('give each SKU its options from linked columns', () => {
    const [lamps, finishes, sizes] = columnsOf('/ecommerce-guide', 0)
    const names = [
      ['pendant-lamp', 'table-lamp', 'floor-lamp'],
      ['Brass', 'Black', 'Nickel', 'White'],
      ['Small', 'Medium', 'Large'],
    ]
    const [lampNames, finishNames, sizeNames] = names.map((words) => ({ words }))
    const columns = [lamps, lampNames, finishes, finishNames, sizes, sizeNames].filter(
      (column) => column !== undefined,
    )
    const links = [
      [0, 1],
      [2, 3],
      [4, 5],
    ]
    const rows = rowsOf('/ecommerce-guide', 0, { columns, links, patterns: ['{2},{4},{6},{1}-{3}-{5}'] })
    expect(rows).toHaveLength(36)
    expect(rows[0]).toBe('pendant-lamp,Brass,Small,PND-BRS-S')
    expect(rows.at(-1)).toBe('floor-lamp,White,Large,FLR-WHT-L')
  })

  it('make slugs from titles with a filter', () => {
    const { table } = compileRecipe({
      columns: columnsOf('/bloggers-guide', 0),
      separator: ' ',
      fields: [{ name: 'Slug', template: '{text|slug}' }],
    })
    expect(table?.cells(0n)).toEqual(['two-days-in-porto-without-a-car'])
  })

  it('write only the codes that an old list lacks', () => {
    const all = rowsOf('/data-entry-guide', 0, {})
    const rules = { leaveOut: all.slice(3) }
    expect(rowsOf('/data-entry-guide', 0, { rules })).toEqual(all.slice(0, 3))
  })
})

function columnsOf(path: GuidePath, place: 0 | 1 | 2) {
  return GUIDES[path].examples[place].columns.map((words) => ({ words }))
}

function rowsOf(path: GuidePath, place: 0 | 1 | 2, recipe: Partial<Recipe>): string[] {
  const { separator } = joiningOf(GUIDES[path].examples[place])
  const { plan } = compileRecipe({ columns: columnsOf(path, place), separator, ...recipe })
  if (plan.kind !== 'indexed') throw new RangeError('A guide has few enough rows to be counted')
  return Array.from({ length: Number(plan.size) }, (_, row) => plan.at(BigInt(row)))
}
