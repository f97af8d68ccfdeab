import { type Row, type RowSource, toText } from '#generator/compute/row-source.ts'
import type { Keyed } from './row-feed.ts'

export interface Line {
  readonly key: bigint
  readonly rows: readonly Row[]
}

export interface LineSource<Item extends Keyed = Line> {
  readonly perLine: bigint
  readonly isNumbered: boolean
  /** Keys range from 0 to `extent - 1`. */
  readonly extent: bigint
  after(key: bigint, count: number): Promise<readonly Item[]>
  before(key: bigint, count: number): Promise<readonly Item[]>
}

export function toLines(source: RowSource, perLine: number): LineSource {
  const size = BigInt(perLine)
  const toChunks = (rows: readonly Row[]) => {
    const lines: Line[] = []
    for (let at = 0; at < rows.length; at += perLine) {
      const [first, ...rest] = rows.slice(at, at + perLine)
      if (first !== undefined) lines.push({ key: first.key / size, rows: [first, ...rest] })
    }
    return lines
  }
  return {
    perLine: size,
    isNumbered: source.isNumbered,
    extent: (source.extent + size - 1n) / size,
    after: async (key, count) => toChunks(await source.after(key * size, count * perLine)),
    before: async (key, count) => toChunks(await source.before(key * size, count * perLine)),
  }
}

const MAX_PER_LINE = 6
/** A list this short is read from top to bottom. */
const SHORT_ROWS = 13n
const NARROW_REM = 40
/** The width of a character of the list's font, and of the space around the number and the row. */
const CHARACTER_REM = 0.525
const SPACE_REM = 4.5

export function toPerLine(source: RowSource, digits: number, characters: number, rem: number): number {
  if (!source.isNumbered || source.extent <= SHORT_ROWS || rem < NARROW_REM) return 1
  const fitting = Math.floor(rem / ((digits + characters) * CHARACTER_REM + SPACE_REM))
  return Math.min(MAX_PER_LINE, Math.max(1, fitting))
}

/** Counts wide characters, such as Chinese ones and emoji, twice. */
export function toWidest(rows: readonly Row[]): number {
  let widest = 0
  for (const { segments, length, isCut } of rows) {
    if (isCut) return Number.POSITIVE_INFINITY
    const wide = toText(segments).match(/[\u1100-\uffff]/g)?.length ?? 0
    widest = Math.max(widest, length + wide)
  }
  return widest
}
