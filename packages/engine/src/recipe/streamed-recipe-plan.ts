import { type Frame, writeDocument } from '../document/document.ts'
import { splitRange } from '../document/document-writer.ts'
import { SYNTAX } from '../document/export-formats.ts'
import type { ChunkOptions, StreamedPlan, StreamedRow } from '../plan/plan.ts'
import { encodeCells } from './encoded-layout.ts'
import type { EncodedRow } from './encoded-row.ts'
import { type Layout, rowCount, toPosition, toText, toWords } from './layout.ts'
import { createReadings } from './readings.ts'
import { type PlanAndTable, type TableOptions, toChunks } from './recipe-plan.ts'
import type { RowSource } from './row-source.ts'
import type { RowWalk } from './section.ts'
import { type CellColumns, encodeText } from './section-writer.ts'
import { type Cells, tableSyntax } from './table.ts'
import { writeWalk } from './write-walk.ts'

interface StreamedRecipeParts {
  readonly sources: readonly RowSource[]
  readonly total: bigint
  readonly columns: CellColumns
  readonly cells: Cells | null
}

export function createStreamedRecipePlan({
  sources,
  total,
  columns,
  cells,
}: StreamedRecipeParts): PlanAndTable {
  const ends: bigint[] = []
  for (const { layout } of sources) ends.push((ends.at(-1) ?? 0n) + rowCount(layout))
  const readings = sources.map(({ layout }) => createReadings(layout))

  function* writeRows(
    options: Omit<ChunkOptions, 'format'>,
    encode: (layout: Layout) => EncodedRow,
    frame: Frame,
  ): Iterable<Uint8Array> {
    const ranges = splitRange(options, ends)
    let number = 0n
    const groups = sources.map(({ layout, walkFrom }, i) => {
      const { from, to } = ranges[i] ?? { from: 0n, to: 0n }
      if (from === to) return []
      const walk = walkFrom(from)
      const counted: RowWalk = {
        items: walk.items,
        next() {
          if (!walk.next() || toPosition(layout, walk.items) >= to) return false
          number++
          return true
        },
      }
      return { [Symbol.iterator]: () => writeWalk(encode(layout), counted, number, to)[Symbol.iterator]() }
    })
    yield* writeDocument(groups, frame)
  }

  function writeTable(options: TableOptions, { names, templates }: Cells): Iterable<Uint8Array> {
    const showsNumber = templates.some((parts) => parts.some(({ kind }) => kind === 'row'))
    if (showsNumber && (options.from ?? 0n) > 0n)
      throw new RangeError("The rows can't be counted, so numbers can only be written from the first row on.")
    const syntax = tableSyntax(options.format, names)
    return writeRows(options, (layout) => encodeCells(layout, templates, syntax), syntax)
  }

  const plan: StreamedPlan = {
    kind: 'streamed',
    total,
    atMost: ends.at(-1) ?? 0n,
    rows(position, count) {
      const rows: StreamedRow[] = []
      for (const [i, { layout, walkFrom }] of sources.entries()) {
        const begin = ends[i - 1] ?? 0n
        if (position >= (ends[i] ?? 0n) || rows.length >= count) continue
        const { items, next } = walkFrom(position > begin ? position - begin : 0n)
        while (rows.length < count && next()) {
          rows.push({
            position: begin + toPosition(layout, items),
            text: toText(layout, items),
            parts: toWords(layout, items),
            product: i,
          })
        }
      }
      return rows
    },
    positionOf(combination) {
      for (const [i, { layout, walkFrom }] of sources.entries()) {
        let first: bigint | null = null
        for (const items of readings[i]?.of(combination) ?? []) {
          const position = toPosition(layout, items)
          const walk = walkFrom(position)
          const isKept = walk.next() && toPosition(layout, walk.items) === position
          if (isKept && (first === null || position < first)) first = position
        }
        if (first !== null) return (ends[i - 1] ?? 0n) + first
      }
      return null
    },
    chunks(options = {}) {
      const { format = 'txt' } = options
      const rows = writeRows(options, (layout) => encodeText(layout, format, columns), SYNTAX[format])
      return toChunks(rows, options)
    },
  }
  return {
    plan,
    table: cells && {
      names: cells.names,
      cells: () => null,
      chunks: (options) => toChunks(writeTable(options, cells), options),
    },
  }
}
