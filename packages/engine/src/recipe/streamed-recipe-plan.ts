import { type Frame, writeDocument } from '../document/document.ts'
import { splitRange } from '../document/document-writer.ts'
import { syntaxOf } from '../document/export-formats.ts'
import type { ChunkOptions, StreamedPlan, StreamedRow } from '../plan/plan.ts'
import { rowCount, toPosition, toText, toWords } from './layout.ts'
import { createReadings } from './readings.ts'
import { type CellOptions, type PlanAndTable, type Table, toChunks } from './recipe-plan.ts'
import type { RowSource } from './sections/row-source.ts'
import type { RowWalk } from './sections/section.ts'
import { type Cells, onlyField, tableFrame, tableSyntax } from './table.ts'
import { encodeCells } from './writing/encoded-layout.ts'
import type { EncodedRow } from './writing/encoded-row.ts'
import {
  type CellColumns,
  encodeText,
  isSameForm,
  type TextForm,
  toTextForm,
} from './writing/section-writer.ts'
import { writeWalk } from './writing/write-walk.ts'

type TableForm = Pick<CellOptions, 'format' | 'guardsFormulas'>

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
  const encodeRows = keepLatest(
    (form: TextForm) => sources.map(({ layout }) => encodeText(layout, form, columns)),
    isSameForm,
  )
  const encodeTable = ({ templates, names }: Cells) =>
    keepLatest(
      (form: TableForm) =>
        sources.map(({ layout }) => encodeCells(layout, templates, tableSyntax(form.format, names, form))),
      (a, b) => a.format === b.format && a.guardsFormulas === b.guardsFormulas,
    )

  function* writeRows(
    options: Omit<ChunkOptions, 'format'>,
    encoded: readonly EncodedRow[],
    frame: Frame,
  ): Iterable<Uint8Array> {
    const ranges = splitRange(options, ends)
    let number = 0n
    const groups = sources.map(({ walkFrom }, i) => {
      const { from, to } = ranges[i] ?? { from: 0n, to: 0n }
      if (from === to) return []
      const walk = walkFrom(from, to)
      const counted: RowWalk = {
        items: walk.items,
        next() {
          if (!walk.next()) return false
          number++
          return true
        },
      }
      const row = encoded[i]
      if (row === undefined) return []
      return { [Symbol.iterator]: () => writeWalk(row, counted, number, to)[Symbol.iterator]() }
    })
    yield* writeDocument(groups, frame)
  }

  function writeTable(
    options: CellOptions,
    { names, showsNumber }: Cells,
    encode: ReturnType<typeof encodeTable>,
  ): Iterable<Uint8Array> {
    if (showsNumber && (options.from ?? 0n) > 0n)
      throw new RangeError("The rows can't be counted, so numbers can only be written from the first row on.")
    return writeRows(options, encode(options), tableFrame(options, names))
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
        const { items, next } = walkFrom(position > begin ? position - begin : 0n, rowCount(layout))
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
          const isKept = walkFrom(position, position + 1n).next()
          if (isKept && (first === null || position < first)) first = position
        }
        if (first !== null) return (ends[i - 1] ?? 0n) + first
      }
      return null
    },
    chunks(options = {}) {
      const form = toTextForm(options)
      return toChunks(writeRows(options, encodeRows(form), syntaxOf(form.format, options)), options)
    },
  }
  return { plan, table: cells && toTable(cells) }

  function toTable(all: Cells): Table {
    const encode = encodeTable(all)
    const encodeField = keepLatest(
      (field: number) => encodeTable(onlyField(all, field)),
      (a, b) => a === b,
    )
    return {
      names: all.names,
      showsNumber: all.showsNumber,
      cells: () => null,
      chunks: (options) => toChunks(writeTable(options, all, encode), options),
      lines: (field, options = {}) =>
        toChunks(
          writeTable({ ...options, format: 'lines' }, onlyField(all, field), encodeField(field)),
          options,
        ),
    }
  }
}

/** Encoding takes as long as the words are many, and a plan that can't be counted is written in many ranges. */
function keepLatest<Form, Encoded>(
  encode: (form: Form) => Encoded,
  isSame: (a: Form, b: Form) => boolean,
): (form: Form) => Encoded {
  let latest: { readonly form: Form; readonly encoded: Encoded } | null = null
  return (form) => {
    if (latest === null || !isSame(latest.form, form)) latest = { form, encoded: encode(form) }
    return latest.encoded
  }
}
