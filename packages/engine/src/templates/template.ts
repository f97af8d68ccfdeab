import type { Filter } from './filters.ts'

/** A part of a pattern or template. Columns are numbered from 0. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'column'; readonly column: number; readonly filters: readonly Filter[] }
  /** The number of the row, from 1. */
  | { readonly kind: 'row'; readonly filters: readonly Filter[] }
  | { readonly kind: 'rowText'; readonly filters: readonly Filter[] }

export type TemplateErrorCode =
  | 'unclosed-brace'
  | 'lone-brace'
  | 'empty-braces'
  | 'unknown-column'
  | 'unknown-filter'
  | 'filter-argument'
  | 'columns-only'

/** Something in a pattern or template that can't be read, from UTF-16 offset `from` to before `to`. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError'
  readonly code: TemplateErrorCode
  readonly from: number
  readonly to: number

  constructor(code: TemplateErrorCode, message: string, { from, to }: { from: number; to: number }) {
    super(message)
    this.code = code
    this.from = from
    this.to = to
  }
}
