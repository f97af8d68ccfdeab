import { type ExportFormat, syntaxOf } from '../../document/export-formats.ts'
import type { ChunkOptions } from '../../plan/plan.ts'
import { type EncodedGrid, encodeGrid } from '../../write/encoded-grid.ts'
import { hasShortTails, writeCounted } from '../counted-rows/write-counted.ts'
import type { Layout } from '../layout.ts'
import type { CountedPart, RowSection } from '../sections/section.ts'
import { encodeCells, encodeLayout } from './encoded-layout.ts'
import type { EncodedRow } from './encoded-row.ts'
import { writeWalk } from './write-walk.ts'

/** Columns that get a cell each in formats with a cell per column. */
export type CellColumns = readonly number[]

/** The settings that decide on the bytes of rows. */
export interface TextForm {
  readonly format: ExportFormat
  readonly guardsFormulas: boolean
}

export function toTextForm({ format = 'txt', guardsFormulas = true }: ChunkOptions): TextForm {
  return { format, guardsFormulas }
}

export function isSameForm(a: TextForm, b: TextForm): boolean {
  return a.format === b.format && a.guardsFormulas === b.guardsFormulas
}

export function encodeText(
  layout: Layout,
  { format, ...choices }: TextForm,
  columns: CellColumns,
): EncodedRow {
  const syntax = syntaxOf(format, choices)
  const { cellBreak, between, rowStart } = syntax
  if (cellBreak === null) return encodeLayout(layout, syntax)
  return encodeCells(
    layout,
    columns.map((column) => [{ kind: 'column', column, filters: [] }]),
    { ...syntax, quote: null, before: (cell) => (cell === 0 ? between + rowStart : cellBreak) },
  )
}

export function createTextWriter(section: RowSection, columns: CellColumns) {
  const { layout, counted } = section
  let latest: { readonly form: TextForm; readonly write: WriteRange } | null = null

  function writerFor(form: TextForm): WriteRange {
    const syntax = syntaxOf(form.format, form)
    const isByGrid = counted !== null && isGrid(layout, syntax.cellBreak === null ? null : columns)
    const grid = isByGrid ? encodeGrid({ ...layout, columns: layout.places }, syntax) : null
    if (counted !== null && grid !== null && hasShortTails(grid)) return writeGrid(grid, counted)
    const row = encodeText(layout, form, columns)
    return (from, to) => writeWalk(row, section.walk(from), from, to - from)
  }

  return (form: TextForm, from: bigint, to: bigint): Iterable<Uint8Array> => {
    if (from === to) return []
    if (latest === null || !isSameForm(latest.form, form)) latest = { form, write: writerFor(form) }
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
