import { toSentenceCase, toSmallLetters, toTitleCase } from '../letters/change-case.ts'
import { toAscii, toSlug } from '../letters/to-ascii.ts'
import type { LengthUnit } from '../measures/length-in.ts'
import { fitInto } from './fit-into.ts'

/** Changes a text in a template: `{City|slug|first:3}`. */
export type Filter =
  | { readonly kind: 'lower' | 'upper' | 'title' | 'sentence' | 'slug' | 'ascii' | 'urlencode' | 'trim' }
  /** Keeps the first `count` code points. */
  | { readonly kind: 'first'; readonly count: number }
  /** Puts zeros before the text until it has `count` code points. */
  | { readonly kind: 'pad'; readonly count: number }
  /** Keeps the words that fit into a length. */
  | { readonly kind: 'fit'; readonly most: number; readonly unit: LengthUnit }
  | { readonly kind: 'replace'; readonly search: string; readonly by: string }

export const PLAIN_FILTERS = [
  'lower',
  'upper',
  'title',
  'sentence',
  'slug',
  'ascii',
  'urlencode',
  'trim',
] as const
export const FILTER_NAMES = [...PLAIN_FILTERS, 'first', 'fit', 'pad', 'replace'] as const

export function applyFilters(text: string, filters: readonly Filter[]): string {
  return filters.reduce(applyFilter, text)
}

function applyFilter(text: string, filter: Filter): string {
  switch (filter.kind) {
    case 'lower':
      return toSmallLetters(text)
    case 'upper':
      return text.toUpperCase()
    case 'title':
      return toTitleCase(text)
    case 'sentence':
      return toSentenceCase(text)
    case 'slug':
      return toSlug(text)
    case 'ascii':
      return toAscii(text)
    case 'urlencode':
      return encodeURIComponent(text.toWellFormed())
    case 'trim':
      return text.trim()
    case 'first':
      return [...text].slice(0, filter.count).join('')
    case 'fit':
      return fitInto(text, filter.most, filter.unit)
    case 'pad':
      return '0'.repeat(Math.max(0, filter.count - [...text].length)) + text
    case 'replace':
      return text.replaceAll(filter.search, () => filter.by)
  }
}
