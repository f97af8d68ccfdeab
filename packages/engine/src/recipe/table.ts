import { BYTE_ORDER_MARK, type CsvChoices } from '../document/csv-choices.ts'
import type { Frame } from '../document/document.ts'
import { guardOf } from '../document/guard.ts'
import { applyFilters } from '../templates/filters.ts'
import { parseTemplate } from '../templates/parse-template.ts'
import type { Part } from '../templates/template.ts'
import { type Layout, toText, wordOf } from './layout.ts'
import { readPart } from './read-part.ts'
import { type CellSyntax, encodeCell } from './writing/encode-cell.ts'

/**
 * The formats of a table. `csv`, `tsv` and `xlsx` begin with the names of the fields. `xlsx` is what `@wordloom/xlsx`
 * makes a workbook of: a line per row, with JSON strings between commas.
 */
export const TABLE_FORMATS = ['csv', 'tsv', 'xlsx', 'json', 'jsonl'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** A column of a table: its name, and a template such as `{City|slug}` or `{text}`. */
export interface Field {
  readonly name: string
  readonly template: string
}

export interface TableSyntax extends CellSyntax {
  readonly opening: string
  readonly closing: string
  /** Goes before every row but the first. `before(0)` begins with it. */
  readonly between: string
}

/** `lines` has no names, so that a table of one field is a text. */
export type CellFormat = TableFormat | 'lines'

export function tableSyntax(
  format: CellFormat,
  names: readonly string[],
  { guardsFormulas = true, hasMark = false }: CsvChoices = {},
): TableSyntax {
  const mark = hasMark ? BYTE_ORDER_MARK : ''
  const guard = guardsFormulas ? 'formulas' : 'apostrophes'
  const tsv: CellSyntax = {
    before: (cell) => (cell === 0 ? '' : '\t'),
    rowEnd: '\n',
    guard,
    quote: (text) => `"${doubleQuotes(text)}"`,
    escape: withoutBreaks,
  }
  switch (format) {
    case 'lines':
      return {
        opening: '',
        closing: '',
        between: '',
        before: (cell) => (cell === 0 ? '' : '\t'),
        rowEnd: '\n',
        guard: null,
        quote: null,
        escape: withoutBreaks,
      }
    case 'csv':
      return {
        opening: `${mark}${names.map((name) => `"${guardOf(name, guard)}${doubleQuotes(name)}"`).join(',')}\r\n`,
        closing: '',
        between: '',
        before: (cell) => (cell === 0 ? '"' : '","'),
        rowEnd: '"\r\n',
        guard,
        quote: null,
        escape: doubleQuotes,
      }
    case 'tsv':
      return {
        opening: `${mark}${names.map((name) => encodeCell(name, tsv)).join('\t')}\n`,
        closing: '',
        between: '',
        ...tsv,
      }
    case 'xlsx':
      return {
        opening: `${names.map((name) => JSON.stringify(name)).join(',')}\n`,
        closing: '',
        between: '',
        before: (cell) => (cell === 0 ? '"' : '","'),
        rowEnd: '"\n',
        guard: null,
        quote: null,
        escape: jsonEscape,
      }
    case 'json':
      return { ...objects(names, ',\n'), opening: '[', closing: ']\n', rowEnd: '"}' }
    case 'jsonl':
      return { ...objects(names, ''), opening: '', closing: '', rowEnd: '"}\n' }
  }
}

/** Without a header, a file may still begin with a byte order mark. */
export function tableFrame(
  { format, hasHeader = true, ...choices }: FrameOptions,
  names: readonly string[],
): Frame {
  const { opening, closing, between } = tableSyntax(format, names, choices)
  if (hasHeader || format === 'json') return { opening, closing, between }
  const isMarked = choices.hasMark === true && (format === 'csv' || format === 'tsv')
  return { opening: isMarked ? BYTE_ORDER_MARK : '', closing, between }
}

interface FrameOptions extends CsvChoices {
  readonly format: CellFormat
  readonly hasHeader?: boolean
}

function objects(names: readonly string[], between: string) {
  return {
    between,
    before: (cell: number) => `${cell === 0 ? `${between}{` : '",'}${JSON.stringify(names[cell] ?? '')}:"`,
    guard: null,
    quote: null,
    escape: jsonEscape,
  }
}

function jsonEscape(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function doubleQuotes(text: string): string {
  return text.replaceAll('"', '""')
}

/** A cell of a TSV file can't have tabs or line breaks. */
function withoutBreaks(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ')
}

export interface Cells {
  readonly names: readonly string[]
  readonly templates: readonly (readonly Part[])[]
  readonly showsNumber: boolean
  /** `row` is counted from 0. */
  render(layout: Layout, items: ArrayLike<number>, row: bigint): string[]
}

/** @throws {RecipeError} if a template can't be read. */
export function toCells(fields: readonly Field[], names: readonly string[]): Cells {
  const templates = fields.map(({ template }, number) =>
    readPart('field', number, () => parseTemplate(template, names)),
  )
  return {
    names: fields.map(({ name }) => name),
    templates,
    showsNumber: templates.some((parts) => parts.some(({ kind }) => kind === 'row')),
    render: (layout, items, row) =>
      templates.map((parts) => parts.map((part) => renderPart(part, layout, items, row)).join('')),
  }
}

function renderPart(part: Part, layout: Layout, items: ArrayLike<number>, row: bigint): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'row':
      return applyFilters(String(row + 1n), part.filters)
    case 'rowText':
      return applyFilters(toText(layout, items), part.filters)
    case 'column': {
      const word = wordOf(layout, items, part.column)
      return word === null ? '' : applyFilters(word, part.filters)
    }
  }
}

export function onlyField({ names, templates, ...cells }: Cells, field: number): Cells {
  return { ...cells, names: names.slice(field, field + 1), templates: templates.slice(field, field + 1) }
}
