/** A constant text, or a column of words from which each combination takes one. */
export type Segment = string | readonly string[]

/** The segments of a combination from left to right. The last column varies fastest. */
export type Product = readonly Segment[]

export interface SumSpec {
  readonly products: readonly Product[]
  /** Keeps the first of equal combinations and drops the later ones. */
  readonly unique?: boolean
}

/** Columns of words and the text between and around them. */
export interface ColumnsSpec {
  /** Columns without words are skipped. */
  readonly columns: readonly (readonly string[])[]
  readonly separator?: string
  readonly prefix?: string
  readonly suffix?: string
  readonly unique?: boolean
}
