import type { Part } from '../templates/template.ts'

/** A column's words where a row shows them, and the constant text that follows. */
export interface Place {
  readonly factor: number
  readonly column: number
  readonly words: readonly string[]
  readonly tail: string
}

/** A list of items from which each row takes one. Linked columns are one factor, others have their own. */
export interface Factor {
  readonly count: number
  /** The words of each column of the factor, shown or not. */
  readonly words: ReadonlyMap<number, readonly string[]>
}

/**
 * One way for rows to read. Factors that a recipe names as slowest come first. The others follow in the order of the
 * text, and the last one varies fastest. A *position* numbers the rows in that order, before rules and duplicates.
 */
export interface Layout {
  readonly lead: string
  readonly places: readonly Place[]
  readonly factors: readonly Factor[]
  readonly below: readonly bigint[]
  readonly total: bigint
}

export interface LayoutColumns {
  readonly words: readonly (readonly string[])[]
  /** The columns that share a line with each column, itself included. */
  readonly groups: readonly (readonly number[])[]
  readonly isUnique: boolean
}

/** Columns in `absent` have no word in this layout, even where a linked column has one. */
export function createLayout(
  parts: readonly Part[],
  columns: LayoutColumns,
  absent: ReadonlySet<number>,
  slowest: readonly number[] = [],
): Layout {
  const factors: Factor[] = []
  const factorByGroup = new Map<readonly number[], number>()
  let total = 1n
  function factorOf(column: number): number {
    const group = columns.groups[column] ?? [column]
    const known = factorByGroup.get(group)
    if (known !== undefined) return known
    const present = group.filter((member) => !absent.has(member))
    total *= BigInt(columns.words[column]?.length ?? 0)
    factorByGroup.set(group, factors.length)
    return factors.push(createFactor(present, columns)) - 1
  }

  const shown = parts.flatMap((part) => (part.kind === 'column' ? [part.column] : []))
  for (const column of slowest) {
    const group = columns.groups[column] ?? [column]
    if (shown.some((other) => group.includes(other))) factorOf(column)
  }
  let lead = ''
  const places: { factor: number; column: number; words: readonly string[]; tail: string }[] = []
  for (const part of parts) {
    if (part.kind === 'column') {
      const factor = factorOf(part.column)
      const words = factors[factor]?.words.get(part.column) ?? []
      places.push({ factor, column: part.column, words, tail: '' })
      continue
    }
    const last = places.at(-1)
    if (part.kind !== 'text') continue
    if (last === undefined) lead += part.text
    else last.tail += part.text
  }
  const below = new Array<bigint>(factors.length + 1).fill(1n)
  for (let f = factors.length - 1; f >= 0; f--)
    below[f] = (below[f + 1] ?? 1n) * BigInt(factors[f]?.count ?? 0)
  return { lead, places, factors, below, total }
}

export function rowCount({ below }: Layout): bigint {
  return below[0] ?? 1n
}

export function toItems(layout: Layout, position: bigint): number[] {
  const items = new Int32Array(layout.factors.length)
  setItems(layout, position, items)
  return [...items]
}

export function setItems({ factors, below }: Layout, position: bigint, items: Int32Array): void {
  let rest = position
  let factor = 0
  for (; rest > Number.MAX_SAFE_INTEGER; factor++) {
    const height = below[factor + 1] ?? 1n
    items[factor] = Number(rest / height)
    rest %= height
  }
  setItemsAt({ factors }, Number(rest), items, factor)
}

/** Like `setItems`, for a position that a number can hold, from a factor on. */
export function setItemsAt(
  { factors }: Pick<Layout, 'factors'>,
  position: number,
  items: Int32Array,
  first = 0,
): void {
  let rest = position
  for (let f = factors.length - 1; f >= first; f--) {
    const count = factors[f]?.count ?? 1
    const above = Math.floor(rest / count)
    items[f] = rest - above * count
    rest = above
  }
}

export function toPosition({ below }: Layout, items: ArrayLike<number>): bigint {
  let position = 0n
  for (let f = 0; f < items.length; f++) position += BigInt(items[f] ?? 0) * (below[f + 1] ?? 1n)
  return position
}

export function toText({ lead, places }: Layout, items: ArrayLike<number>): string {
  return places.reduce((text, { words, factor, tail }) => text + words[items[factor] ?? 0] + tail, lead)
}

export function toWords({ places }: Layout, items: ArrayLike<number>): string[] {
  return places.map(({ words, factor }) => words[items[factor] ?? 0] ?? '')
}

/** Returns `null` if the column has no word in this layout. */
export function wordOf({ factors }: Layout, items: ArrayLike<number>, column: number): string | null {
  const factor = factors.findIndex(({ words }) => words.has(column))
  return factors[factor]?.words.get(column)?.[items[factor] ?? 0] ?? null
}

function createFactor(present: readonly number[], { words, isUnique }: LayoutColumns): Factor {
  const lists = present.map((column) => words[column] ?? [])
  if (!isUnique)
    return {
      count: lists[0]?.length ?? 0,
      words: new Map(present.map((column, i) => [column, lists[i] ?? []])),
    }
  const seen = new Set<string>()
  const kept: number[] = []
  for (let line = 0; line < (lists[0]?.length ?? 0); line++) {
    const key =
      lists.length === 1 ? (lists[0]?.[line] ?? '') : JSON.stringify(lists.map((list) => list[line]))
    if (seen.has(key)) continue
    seen.add(key)
    kept.push(line)
  }
  return {
    count: kept.length,
    words: new Map(present.map((column, i) => [column, kept.map((line) => lists[i]?.[line] ?? '')])),
  }
}
