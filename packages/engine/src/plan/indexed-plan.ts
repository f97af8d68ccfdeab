import { bytesOfRows } from '../bytes.ts'
import type { CsvChoices } from '../document/csv-choices.ts'
import { documentLength } from '../document/document.ts'
import { createDocumentWriter, splitRange } from '../document/document-writer.ts'
import { type ExportFormat, syntaxOf } from '../document/export-formats.ts'
import { rowCount } from '../grid.ts'
import { createReader, type Reader } from '../reading.ts'
import { toParts, toPosition, toText } from '../rows.ts'
import { rowLengths } from '../write/encoded-grid.ts'
import { createExploredSkips } from '../write/skips.ts'
import type { IndexedPlan } from './plan.ts'
import type { Section } from './section.ts'

export function createIndexedPlan(sections: readonly Section[]): IndexedPlan {
  const ends: bigint[] = []
  for (const { size } of sections) ends.push((ends.at(-1) ?? 0n) + size)
  const size = ends.at(-1) ?? 0n
  const total = sections.reduce((sum, { grid }) => sum + grid.total, 0n)
  const writer = createDocumentWriter(
    sections.map(({ grid, ambiguous }) => ({
      grid,
      createSkips: ambiguous === null ? null : () => createExploredSkips(ambiguous),
    })),
  )
  let readers: readonly Reader[] | undefined

  function locate(index: bigint): { section: Section; product: number; digits: number[] } {
    const product = ends.findIndex((end) => index < end)
    const section = sections[product]
    if (section === undefined || index < 0n)
      throw new RangeError(`There is no combination ${index} among ${size}.`)
    return { section, product, digits: section.digitsAt(index - (ends[product - 1] ?? 0n)) }
  }

  function at(index: bigint): string {
    const { section, digits } = locate(index)
    return toText(section.grid, digits)
  }

  function bytesOf(format: ExportFormat, choices: CsvChoices = {}): bigint | null {
    let bytes = 0n
    for (const [i, { encoded }] of writer.writersOf(format, choices).entries()) {
      const section = sections[i]
      if (encoded === null) return null
      const { constant, words } = rowLengths(encoded)
      if (section !== undefined) bytes += bytesOfRows(section, constant, words)
    }
    return documentLength(size, bytes, syntaxOf(format, choices))
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
    productAt: (index) => locate(index).product,
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
    get bytes() {
      return bytesOf('txt') ?? 0n
    },
    bytesOf,
    chunks(options = {}) {
      const positions = splitRange(options, ends).map(({ from, to }, i) => {
        const section = sections[i]
        if (section === undefined || from === to) return { from: 0n, to: 0n }
        return { from: positionOf(section, from), to: positionOf(section, to) }
      })
      return writer.write(positions, options)
    },
  }
}

function positionOf({ grid, size, digitsAt }: Section, rank: bigint): bigint {
  return rank === size ? rowCount(grid) : toPosition(grid, digitsAt(rank))
}
