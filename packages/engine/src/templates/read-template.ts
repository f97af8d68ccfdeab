import { applyFilters } from './filters.ts'
import { parseTemplate } from './parse-template.ts'

/** A template that is filled with words outside a table, such as the text of an ad for a whole ad group. */
export interface Template {
  /** The columns that it shows, by number from 0. */
  readonly columns: readonly number[]
  /** True if it has `{text}` or `{row}`, which only a row can fill. */
  readonly showsRow: boolean
  /** Fills it with a word for each column. `{text}` and `{row}` stay empty. */
  fill(words: readonly string[]): string
}

/**
 * @throws {TemplateError}
 * @example readTemplate('{City|upper}!', ['City']).fill(['York']) // 'YORK!'
 */
export function readTemplate(text: string, names: readonly string[]): Template {
  const parts = parseTemplate(text, names)
  return {
    columns: [...new Set(parts.flatMap((part) => (part.kind === 'column' ? [part.column] : [])))],
    showsRow: parts.some(({ kind }) => kind === 'row' || kind === 'rowText'),
    fill: (words) =>
      parts
        .map((part) => {
          if (part.kind === 'text') return part.text
          return part.kind === 'column' ? applyFilters(words[part.column] ?? '', part.filters) : ''
        })
        .join(''),
  }
}
