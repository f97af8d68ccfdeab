import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { unpackLink } from '#platform/recipe-link/unpack-link.ts'
import { ROWS_EXAMPLES, workOutRows } from './rows-examples.ts'

describe.each(ROWS_EXAMPLES)('the example “$title”', (example) => {
  it('has fewer rows than there are combinations', async () => {
    const { size, all, table } = await workOutRows(example)
    expect(size).toBeLessThan(all)
    expect(table.cells.length).toBeGreaterThan(4)
    expect(table.cells.length).toBeLessThanOrEqual(size)
  })

  it('links to the generator with its words and row settings', async () => {
    const { link } = await workOutRows(example)
    const opened = await unpackLink(new URL(link, 'https://words.example').hash)
    expect(opened).toMatchObject({
      kind: 'recipe',
      recipe: {
        ...DEFAULT_OPTIONS,
        separator: 'nothing',
        columns: example.columns.map(({ words }) => words.join('\n')),
        names: example.columns.map(({ name }) => name),
        rows: example.rows,
      },
    })
  })
})
