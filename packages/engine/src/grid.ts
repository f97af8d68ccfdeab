import type { ColumnsSpec, Product, SumSpec } from './spec.ts'

/** A column of words and the constant text that follows each word. */
export interface GridColumn {
  readonly words: readonly string[]
  readonly tail: string
}

/** A *position* numbers the rows of a grid in nested-loop order, duplicates included. */
export interface Grid {
  readonly lead: string
  readonly columns: readonly GridColumn[]
  readonly below: readonly bigint[]
  /** The number of rows including those of repeated words within a column. */
  readonly total: bigint
}

/** Returns one grid per product that has rows. Lone surrogates become U+FFFD. */
export function toGrids(spec: ColumnsSpec | SumSpec): Grid[] {
  const products = 'products' in spec ? spec.products : toProducts(spec)
  const isUnique = spec.unique === true
  return products.map((product) => toGrid(product, isUnique)).filter((grid) => rowCount(grid) > 0n)
}

export function rowCount(grid: Grid): bigint {
  return grid.below[0] ?? 1n
}

function toProducts({ columns, separator = '', prefix = '', suffix = '' }: ColumnsSpec): Product[] {
  const filled = columns.filter((words) => words.length > 0)
  if (filled.length === 0) return []
  return [[prefix, ...filled.flatMap((words, k) => (k === 0 ? [words] : [separator, words])), suffix]]
}

function toGrid(product: Product, isUnique: boolean): Grid {
  let lead = ''
  const columns: { words: readonly string[]; tail: string }[] = []
  for (const segment of product) {
    const last = columns.at(-1)
    if (typeof segment !== 'string') columns.push({ words: toColumn(segment, isUnique), tail: '' })
    else if (last === undefined) lead += segment.toWellFormed()
    else last.tail += segment.toWellFormed()
  }
  const below = new Array<bigint>(columns.length + 1).fill(1n)
  for (let k = columns.length - 1; k >= 0; k--) {
    below[k] = (below[k + 1] ?? 1n) * BigInt(columns[k]?.words.length ?? 0)
  }
  const total = product.reduce(
    (rows, segment) => (typeof segment === 'string' ? rows : rows * BigInt(segment.length)),
    1n,
  )
  return { lead, columns, below, total }
}

function toColumn(words: readonly string[], isUnique: boolean): readonly string[] {
  const wellFormed = words.map((word) => word.toWellFormed())
  return isUnique ? [...new Set(wellFormed)] : wellFormed
}
