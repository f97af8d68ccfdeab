import type { ColumnsSpec, Product, SumSpec } from './spec.ts'

/** The words of a column, and the constant text that follows each of them. */
export interface GridColumn {
  readonly words: readonly string[]
  readonly tail: string
}

/**
 * A product with its constant texts folded into their neighbours. Its rows stand at *positions*: the
 * combinations in the order of nested loops, duplicates included.
 */
export interface Grid {
  readonly lead: string
  readonly columns: readonly GridColumn[]
  /**
   * `below[k]`: how many rows share their words in the columns before `k`. `below[0]` is the number of rows.
   */
  readonly below: readonly bigint[]
  /** How many rows there would be if columns kept the words that they repeat. */
  readonly total: bigint
}

/**
 * The grids of a specification: one a product that has rows. Text becomes well-formed: U+FFFD for lone
 * surrogates.
 */
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
