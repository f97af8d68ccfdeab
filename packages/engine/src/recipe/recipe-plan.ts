import type { CsvChoices } from '../document/csv-choices.ts'
import { documentLength, writeDocument } from '../document/document.ts'
import { splitRange } from '../document/document-writer.ts'
import { type ExportFormat, syntaxOf } from '../document/export-formats.ts'
import { regroup } from '../document/regroup.ts'
import type { ChunkOptions, IndexedPlan, Plan } from '../plan/plan.ts'
import { toText, toWords } from './layout.ts'
import { joinSections, locate, type RowOrder, type Sections, writeInOrder } from './order/rows-in-order.ts'
import { createReadings } from './readings.ts'
import type { RowSection } from './sections/section.ts'
import { type CellFormat, type Cells, onlyField, type TableFormat, tableFrame, tableSyntax } from './table.ts'
import { encodeCells } from './writing/encoded-layout.ts'
import type { EncodedRow } from './writing/encoded-row.ts'
import {
  bytesOfRows,
  type CellColumns,
  createTextWriter,
  encodeText,
  type TextForm,
  toTextForm,
} from './writing/section-writer.ts'
import { writeWalk } from './writing/write-walk.ts'

export interface TableOptions extends Omit<ChunkOptions, 'format'> {
  readonly format: TableFormat
  /** False leaves out the names of the fields in `csv` and `tsv`, so that ranges join. Default: true. */
  readonly hasHeader?: boolean
}

export interface CellOptions extends Omit<TableOptions, 'format'> {
  readonly format: CellFormat
}

export interface Table {
  readonly names: readonly string[]
  readonly showsNumber: boolean
  /** The cells of the row at `index`, or `null` if the plan is streamed. @throws {RangeError} outside `0 .. size - 1`. */
  cells(index: bigint): readonly string[] | null
  /** @throws {RangeError} if the plan is streamed, a field shows the row number, and the first rows are left out. */
  chunks(options: TableOptions): Iterable<Uint8Array>
  /** The cells of one field as a text, a line per row, without its name. @throws {RangeError} as `chunks` does. */
  lines(field: number, options?: Omit<ChunkOptions, 'format'>): Iterable<Uint8Array>
}

export interface PlanAndTable {
  readonly plan: Plan
  /** `null` if the recipe has no fields. */
  readonly table: Table | null
}

interface RecipePlanParts {
  readonly sections: readonly RowSection[]
  readonly total: bigint
  readonly columns: CellColumns
  readonly cells: Cells | null
  /** `null` for the order of the sections. */
  readonly toOrder: ((all: Sections) => RowOrder) | null
}

export function createRecipePlan({
  sections,
  total,
  columns,
  cells,
  toOrder,
}: RecipePlanParts): PlanAndTable {
  const all = joinSections(sections)
  const { ends } = all
  const count = ends.at(-1) ?? 0n
  const ordered = toOrder?.(all) ?? null
  const size = ordered?.size ?? count
  const writers = sections.map((section) => createTextWriter(section, columns))
  const readings = sections.map(({ layout }) => createReadings(layout))

  function rowAt(place: bigint) {
    if (place < 0n || place >= size) throw new RangeError(`There is no combination ${place} among ${size}.`)
    const { number, rank } = locate(all, ordered?.indexAt(place) ?? place)
    const section = sections[number]
    if (section === undefined) throw new RangeError(`There is no combination ${place} among ${size}.`)
    return { layout: section.layout, product: number, items: section.itemsAt(rank) }
  }

  function encode(form: TextForm): readonly EncodedRow[] {
    return sections.map(({ layout }) => encodeText(layout, form, columns))
  }

  function bytesOf(format: ExportFormat, choices: CsvChoices = {}): bigint | null {
    const rows = encode(toTextForm({ format, ...choices }))
    const bytes = ordered === null || ordered.size === count ? sumBytes(rows) : bytesInOrder(rows, ordered)
    return bytes === null ? null : documentLength(size, bytes, syntaxOf(format, choices))
  }

  function sumBytes(rows: readonly EncodedRow[]): bigint | null {
    let sum = 0n
    for (const [i, section] of sections.entries()) {
      const row = rows[i]
      const bytes = row === undefined ? 0n : bytesOfRows(row, section)
      if (bytes === null) return null
      sum += bytes
    }
    return sum
  }

  function bytesInOrder(rows: readonly EncodedRow[], order: RowOrder): bigint {
    let bytes = 0n
    for (const chunk of writeInOrder(all, rows, order, 0n, order.size)) bytes += BigInt(chunk.length)
    return bytes
  }

  function write(options: ChunkOptions): Iterable<Uint8Array> {
    const form = toTextForm(options)
    const groups = ordered === null ? inSections(options, form) : [inOrder(options, encode(form), ordered)]
    return writeDocument(groups, syntaxOf(form.format, options))
  }

  function inSections(options: ChunkOptions, form: TextForm): readonly Iterable<Uint8Array>[] {
    const ranges = splitRange(options, ends)
    return writers.map((writeRange, i) => writeRange(form, ranges[i]?.from ?? 0n, ranges[i]?.to ?? 0n))
  }

  function inOrder(
    options: Omit<ChunkOptions, 'format'>,
    rows: readonly EncodedRow[],
    order: RowOrder,
  ): Iterable<Uint8Array> {
    const [{ from, to } = { from: 0n, to: 0n }] = splitRange(options, [size])
    return writeInOrder(all, rows, order, from, to)
  }

  function writeTable(range: CellOptions, { names, templates }: Cells): Iterable<Uint8Array> {
    const syntax = tableSyntax(range.format, names, range)
    const rows = sections.map(({ layout }) => encodeCells(layout, templates, syntax))
    const ranges = splitRange(range, ends)
    const groups =
      ordered === null
        ? sections.map((section, i) => {
            const { from, to } = ranges[i] ?? { from: 0n, to: 0n }
            const row = rows[i]
            if (row === undefined || from === to) return []
            const begin = (ends[i] ?? 0n) - section.size
            return writeWalk(row, section.walk(from), begin + from, to - from)
          })
        : [inOrder(range, rows, ordered)]
    return writeDocument(groups, tableFrame(range, names))
  }

  const plan: IndexedPlan = {
    kind: 'indexed',
    total,
    size,
    at(index) {
      const { layout, items } = rowAt(index)
      return toText(layout, items)
    },
    parts(index) {
      const { layout, items } = rowAt(index)
      return toWords(layout, items)
    },
    productAt: (index) => rowAt(index).product,
    slice(from, most) {
      const rows: string[] = []
      if (ordered !== null) {
        for (let place = from; place < size && rows.length < most; place++) {
          const { layout, items } = rowAt(place)
          rows.push(toText(layout, items))
        }
        return rows
      }
      for (const [i, { layout, size: own, walk }] of sections.entries()) {
        const begin = (ends[i] ?? 0n) - own
        if (from >= begin + own || rows.length >= most) continue
        const { items, next } = walk(from > begin ? from - begin : 0n)
        while (rows.length < most && next()) rows.push(toText(layout, items))
      }
      return rows
    },
    indexOf(combination) {
      let first: bigint | null = null
      for (const [i, section] of sections.entries()) {
        for (const items of readings[i]?.of(combination) ?? []) {
          const { rank, isKept } = section.find(items)
          if (!isKept) continue
          const index = (ends[i] ?? 0n) - section.size + rank
          const place = ordered === null ? index : ordered.placeOf(index)
          if (place !== null && (first === null || place < first)) first = place
        }
        if (first !== null && ordered === null) return first
      }
      return first
    },
    get bytes() {
      return bytesOf('txt') ?? 0n
    },
    bytesOf,
    chunks: (options = {}) => toChunks(write(options), options),
  }
  return {
    plan,
    table: cells && {
      names: cells.names,
      showsNumber: cells.showsNumber,
      cells(index) {
        const { layout, items } = rowAt(index)
        return cells.render(layout, items, index)
      },
      chunks: (options) => toChunks(writeTable(options, cells), options),
      lines: (field, options = {}) =>
        toChunks(writeTable({ ...options, format: 'lines' }, onlyField(cells, field)), options),
    },
  }
}

export function toChunks(chunks: Iterable<Uint8Array>, { chunkSize }: Pick<ChunkOptions, 'chunkSize'>) {
  return chunkSize === undefined ? chunks : regroup(chunks, chunkSize)
}
