import { setImmediate as nextTurn } from 'node:timers/promises'

interface Sized {
  readonly bytes: number
}

export interface Ends {
  readonly from: number
  readonly to: number
}

/** Returns the first rows that fit, but at least one. */
export function firstOf<Row extends Sized>(rows: readonly Row[], maxBytes: number): readonly Row[] {
  let sum = 0
  const end = rows.findIndex(({ bytes }) => {
    sum += bytes
    return sum > maxBytes
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

export function* piecesOf<Row extends Sized>(
  rows: readonly Row[],
  maxBytes: number,
): Generator<readonly Row[]> {
  let piece: Row[] = []
  let sum = 0
  for (const row of rows) {
    sum += row.bytes
    if (piece.length > 0 && sum > maxBytes) {
      yield piece
      piece = []
      sum = row.bytes
    }
    piece.push(row)
  }
  if (piece.length > 0) yield piece
}

/** Rows must be sorted by id. Without rows, both ends are 0, which isn't an id. */
export function endsOf(rows: readonly { readonly id: number }[]): Ends {
  return { from: rows[0]?.id ?? 0, to: rows.at(-1)?.id ?? 0 }
}

export async function readAll<Row extends { readonly id: number }>(
  pageSize: number,
  readPage: (before: number | undefined) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const page = await readPage(rows.at(-1)?.id)
    rows.push(...page)
    if (page.length < pageSize) return rows
    await nextTurn()
  }
}
