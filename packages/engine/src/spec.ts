/** A text that stands in every combination, or the words of a column of which each combination takes one. */
export type Segment = string | readonly string[]

/** The segments of a combination from left to right. Its combinations come in the order of nested loops. */
export type Product = readonly Segment[]

/** Products read one after the other. */
export interface SumSpec {
  readonly products: readonly Product[]
  /** Keep the first of equal combinations and drop the later ones. */
  readonly unique?: boolean
}

/** What a person sets up: columns of words, and what stands between and around them. */
export interface ColumnsSpec {
  /** Columns without words are left out. */
  readonly columns: readonly (readonly string[])[]
  readonly separator?: string
  readonly prefix?: string
  readonly suffix?: string
  /** Keep the first of equal combinations and drop the later ones. */
  readonly unique?: boolean
}

/**
 * How rows are written:
 * - `txt`: one combination a line;
 * - `csv`: one quoted cell a line (RFC 4180);
 * - `csv-columns`: one quoted cell a column of words, without separator and wrap;
 * - `json`: one array of strings;
 * - `jsonl`: one JSON string a line.
 */
export const EXPORT_FORMATS = ['txt', 'csv', 'csv-columns', 'json', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
