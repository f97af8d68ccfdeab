import type { EncodedRow } from './encoded-row.ts'
import { type Layout, setItemsAt } from './layout.ts'
import { RowBuffer } from './row-buffer.ts'
import type { RowSection } from './section.ts'

/** The order of the rows of a plan, as a permutation or a choice of their indexes. */
export interface RowOrder {
  readonly size: bigint
  indexAt(place: bigint): bigint
  /** Like `indexAt`, sooner; `null` if the indexes are too large for numbers. */
  readonly numberAt: ((place: number) => number) | null
  /** Returns `null` if the row isn't chosen. */
  placeOf(index: bigint): bigint | null
}

export interface Sections {
  readonly sections: readonly RowSection[]
  readonly ends: readonly bigint[]
}

export function joinSections(sections: readonly RowSection[]): Sections {
  const ends: bigint[] = []
  for (const { size } of sections) ends.push((ends.at(-1) ?? 0n) + size)
  return { sections, ends }
}

/** Returns the number of the section, and the rank in it. @throws {RangeError} */
export function locate(
  { ends }: Sections,
  index: bigint,
): { readonly number: number; readonly rank: bigint } {
  const number = ends.findIndex((end) => index < end)
  if (number === -1 || index < 0n)
    throw new RangeError(`There is no combination ${index} among ${ends.at(-1) ?? 0n}.`)
  return { number, rank: index - (ends[number - 1] ?? 0n) }
}

/** Yields the rows at `from .. to - 1` of an order. Each chunk is valid only until the next one is read. */
/** Each chunk is valid until the next one is read. */
export function* writeInOrder(
  all: Sections,
  rows: readonly EncodedRow[],
  order: RowOrder,
  from: bigint,
  to: bigint,
): Iterable<Uint8Array> {
  const [section, ...others] = all.sections
  const [row] = rows
  if (section?.isPlain && others.length === 0 && row !== undefined && order.numberAt !== null) {
    yield* writeByNumber(section.layout, row, order.numberAt, Number(from), Number(to))
    return
  }
  const buffer = new RowBuffer()
  for (let place = from; place < to; place++) {
    const { number, rank } = locate(all, order.indexAt(place))
    const items = all.sections[number]?.itemsAt(rank)
    const own = rows[number]
    if (items === undefined || own === undefined) return
    if (!buffer.tryAdd(own, items, place)) yield* buffer.add(own, items, place)
  }
  yield* buffer.flush()
}

function* writeByNumber(
  layout: Layout,
  row: EncodedRow,
  numberAt: (place: number) => number,
  from: number,
  to: number,
): Iterable<Uint8Array> {
  const buffer = new RowBuffer()
  const items = new Int32Array(layout.factors.length)
  for (let place = from; place < to; place++) {
    setItemsAt(layout, numberAt(place), items)
    if (!buffer.tryAdd(row, items, place)) yield* buffer.add(row, items, place)
  }
  yield* buffer.flush()
}
