import type { ChunkOptions, IndexedPlan } from './plan.ts'
import { createReader, type Reader } from './reading.ts'
import { toParts, toText } from './rows.ts'
import type { Section } from './section.ts'
import type { ExportFormat } from './spec.ts'

/** A plan over sections read one after the other. */
export function createIndexedPlan(sections: readonly Section[]): IndexedPlan {
  const ends: bigint[] = []
  for (const { size } of sections) ends.push((ends.at(-1) ?? 0n) + size)
  const size = ends.at(-1) ?? 0n
  const total = sections.reduce((sum, { grid }) => sum + grid.total, 0n)
  let readers: readonly Reader[] | undefined

  function locate(index: bigint): { section: Section; digits: number[] } {
    const at = ends.findIndex((end) => index < end)
    const section = sections[at]
    if (section === undefined || index < 0n)
      throw new RangeError(`There is no combination ${index} among ${size}.`)
    return { section, digits: section.digitsAt(index - (ends[at - 1] ?? 0n)) }
  }

  function at(index: bigint): string {
    const { section, digits } = locate(index)
    return toText(section.grid, digits)
  }

  return {
    kind: 'indexed',
    total,
    size,
    at,
    parts(index) {
      const { section, digits } = locate(index)
      return toParts(section.grid, digits)
    },
    slice(from, count) {
      const rows: string[] = []
      for (let index = from; index < size && rows.length < count; index++) rows.push(at(index))
      return rows
    },
    indexOf(combination) {
      readers ??= sections.map(({ grid }) => createReader(grid))
      for (const [i, section] of sections.entries()) {
        const digits = readers[i]?.read(combination) ?? null
        if (digits !== null) return (ends[i - 1] ?? 0n) + section.rankOf(digits)
      }
      return null
    },
  }
}
