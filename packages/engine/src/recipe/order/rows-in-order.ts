import { type Layout, setItemsAt } from '../layout.ts'
import type { RowSection } from '../sections/section.ts'
import type { EncodedRow } from '../writing/encoded-row.ts'
import { RowBuffer } from '../writing/row-buffer.ts'

/** Indexes that are computed together. */
const BATCH = 1024

/** The order of the rows of a plan, as a permutation or a choice of their indexes. */
export interface RowOrder {
  readonly size: bigint
  indexAt(place: bigint): bigint
  /** `null` if the indexes are too large for numbers. */
  readonly numbers: OrderedNumbers | null
  /** Returns `null` if the row isn't chosen. */
  placeOf(index: bigint): bigint | null
}

export interface OrderedNumbers {
  /** Like `indexAt`, sooner. */
  at(place: number): number
  /** Fills an array with the indexes at the places from `from` on. */
  fill(from: number, indexes: Float64Array): void
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

/** Yields the rows at `from .. to - 1` of an order. Each chunk is valid until the next one is read. */
export function* writeInOrder(
  all: Sections,
  rows: readonly EncodedRow[],
  order: RowOrder,
  from: bigint,
  to: bigint,
): Iterable<Uint8Array> {
  const [section, ...others] = all.sections
  const [row] = rows
  if (section?.isPlain && others.length === 0 && row !== undefined && order.numbers !== null) {
    yield* writeByNumber(section.layout, row, order.numbers, Number(from), Number(to))
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
  numbers: OrderedNumbers,
  from: number,
  to: number,
): Iterable<Uint8Array> {
  const buffer = new RowBuffer()
  const items = new Int32Array(layout.factors.length)
  for (let begin = from; begin < to; begin += BATCH) {
    const indexes = new Float64Array(Math.min(BATCH, to - begin))
    numbers.fill(begin, indexes)
    for (let i = 0; i < indexes.length; i++) {
      setItemsAt(layout, indexes[i] ?? 0, items)
      if (!buffer.tryAdd(row, items, begin + i)) yield* buffer.add(row, items, begin + i)
    }
  }
  yield* buffer.flush()
}
