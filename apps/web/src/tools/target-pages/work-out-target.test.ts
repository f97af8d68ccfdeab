import { GUIDE_PATHS } from '@wordloom/contract'
import { TARGET_IDS, TARGETS } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { unpackLink } from '#platform/recipe-link/unpack-link.ts'
import { workOutTarget } from './work-out-target.ts'

const pages = await Promise.all(TARGET_IDS.map(async (id) => [id, await workOutTarget(id)] as const))

/** Nothing that is natural breaks the limit of a cell. */
const ALWAYS_FITTING = ['excel-cell']

describe.each(pages)('the page for %s', (id, page) => {
  it('counts as fitting exactly the rows without a reason', () => {
    const { rows, fitting } = page
    expect(rows.filter(({ reasons }) => reasons.length === 0)).toHaveLength(fitting)
    expect(rows.length).toBeLessThanOrEqual(18)
    expect(fitting).toBeGreaterThan(rows.length / 4)
    expect(fitting < rows.length).toBe(!ALWAYS_FITTING.includes(id))
  })

  it('marks a place in each row that does not fit', () => {
    for (const { segments, reasons, ranges } of page.rows) {
      const { length } = segments.map(({ text }) => text).join('')
      expect(ranges.length > 0).toBe(reasons.length > 0)
      for (const { from, to } of ranges) expect(0 <= from && from < to && to <= length).toBe(true)
    }
  })

  it('opens its example with the target set', async () => {
    const opened = await unpackLink(new URL(page.link, 'https://words.example').hash)
    expect(opened).toMatchObject({
      kind: 'recipe',
      recipe: {
        columns: page.example.columns.map(({ words }) => words.join('\n')),
        names: page.example.columns.map(({ name }) => name),
        rows: { rules: [{ kind: 'target', target: id }] },
      },
    })
  })

  it('fits into search results and names guides', () => {
    const { title, description, guides, name } = page
    expect(title.length).toBeLessThanOrEqual(54)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(name).toBe(TARGETS[id].name)
    expect(guides.length).toBeGreaterThan(0)
    for (const path of guides) expect(GUIDE_PATHS).toContain(path)
  })
})
