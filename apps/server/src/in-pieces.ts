import { setImmediate as nextTurn } from 'node:timers/promises'

interface Sized {
  readonly bytes: number
}

/** From the one id down to the other, both included. */
export interface Ends {
  readonly from: number
  readonly to: number
}

/** From the start as many as have no more bytes together, and one in any case. */
export function firstOf<Row extends Sized>(rows: readonly Row[], mostBytes: number): readonly Row[] {
  let sum = 0
  const end = rows.findIndex(({ bytes }) => {
    sum += bytes
    return sum > mostBytes
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** All of them, one such piece after the other. */
export function* piecesOf<Row extends Sized>(
  rows: readonly Row[],
  mostBytes: number,
): Generator<readonly Row[]> {
  for (let rest = rows; rest.length > 0; ) {
    const piece = firstOf(rest, mostBytes)
    yield piece
    rest = rest.slice(piece.length)
  }
}

/** Of rows that are sorted by their ids; 0, which no row has, where there is none. */
export function endsOf(rows: readonly { readonly id: number }[]): Ends {
  return { from: rows[0]?.id ?? 0, to: rows.at(-1)?.id ?? 0 }
}

/** All rows that are read a page at a time, each page from the id on that the one before ended with. */
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
