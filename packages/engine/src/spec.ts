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
  /** Keeps the first of equal combinations and drops the later ones. */
  readonly unique?: boolean
}

/**
 * Export formats:
 * - `txt`: one combination per line;
 * - `csv`: one quoted cell per line (RFC 4180);
 * - `csv-columns`: one quoted cell per column, without separator, prefix and suffix;
 * - `json`: one array of strings;
 * - `jsonl`: one JSON string per line.
 */
export const EXPORT_FORMATS = ['txt', 'csv', 'csv-columns', 'json', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
