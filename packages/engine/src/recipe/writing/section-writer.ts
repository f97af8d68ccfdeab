import { type ExportFormat, SYNTAX } from '../../document/export-formats.ts'
import { type EncodedGrid, encodeGrid } from '../../write/encoded-grid.ts'
import { hasShortTails, writeCounted } from '../counted-rows/write-counted.ts'
import type { Layout } from '../layout.ts'
import type { CountedPart, RowSection } from '../sections/section.ts'
import { encodeCells, encodeLayout } from './encoded-layout.ts'
import type { EncodedRow } from './encoded-row.ts'
import { writeWalk } from './write-walk.ts'

/** Columns that get a cell each in formats with a cell per column. */
export type CellColumns = readonly number[]

export function encodeText(layout: Layout, format: ExportFormat, columns: CellColumns): EncodedRow {
  const syntax = SYNTAX[format]
  const { cellBreak, between, rowStart } = syntax
  if (cellBreak === null) return encodeLayout(layout, syntax)
  return encodeCells(
    layout,
    columns.map((column) => [{ kind: 'column', column, filters: [] }]),
    { ...syntax, before: (cell) => (cell === 0 ? between + rowStart : cellBreak) },
  )
}

export function createTextWriter(section: RowSection, columns: CellColumns) {
  const { layout, counted } = section
  let latest: { readonly format: ExportFormat; readonly write: WriteRange } | null = null

  function writerFor(format: ExportFormat): WriteRange {
    const isByGrid = counted !== null && isGrid(layout, SYNTAX[format].cellBreak === null ? null : columns)
    const grid = isByGrid ? encodeGrid({ ...layout, columns: layout.places }, SYNTAX[format]) : null
    if (counted !== null && grid !== null && hasShortTails(grid)) return writeGrid(grid, counted)
    const row = encodeText(layout, format, columns)
    return (from, to) => writeWalk(row, section.walk(from), from, to - from)
  }

  return (format: ExportFormat, from: bigint, to: bigint): Iterable<Uint8Array> => {
    if (from === to) return []
    if (latest?.format !== format) latest = { format, write: writerFor(format) }
    return latest.write(from, to)
  }
}

type WriteRange = (from: bigint, to: bigint) => Iterable<Uint8Array>

function writeGrid(grid: EncodedGrid, { counting, leftOut, toCounted }: CountedPart): WriteRange {
  return (from, to) => writeCounted({ grid, counting, leftOut, from: toCounted(from), to: toCounted(to) })
}

function isGrid({ places, factors }: Layout, cells: CellColumns | null): boolean {
  return (
    places.length > 0 &&
    places.length === factors.length &&
    places.every(({ factor }, i) => factor === i) &&
    (cells === null ||
      (cells.length === places.length && places.every(({ column }, i) => cells[i] === column)))
  )
}

/** Null if some texts are computed row by row. */
export function bytesOfRows({ lead, parts }: EncodedRow, section: RowSection): bigint | null {
  const rows = section.rowsPerItem()
  let bytes = section.size * BigInt(lead.length)
  for (const part of parts) {
    if (part.kind === 'computed') return null
    rows[part.factor]?.forEach((count, item) => {
      bytes += count * BigInt((part.starts[item + 1] ?? 0) - (part.starts[item] ?? 0))
    })
  }
  return bytes
}
