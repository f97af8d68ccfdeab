import { IMPORT_PREVIEW_ITEMS, MAX_IMPORT_BYTES, MAX_WORDS, PREVIEW_CHARACTERS } from '@wordloom/contract'
import {
  type OpenFile,
  openFile,
  ReadingError,
  type ReadingOptions,
  type ReadingProblem,
  toWord,
} from '@wordloom/reading'
import { shorten } from '#platform/format/shorten.ts'
import { type ReadingView, toReadingView } from '#words/reading/reading-view.ts'
import { READING_TEXTS } from '#words/reading/texts.ts'
import { IMPORT_TEXTS, SHEET_TEXTS } from '../texts.ts'
import { type Choice, type Chosen, chooseItems } from './choose-items.ts'
import { columnsToImport } from './columns-to-import.ts'
import { formatOf, looksLikeTsv, type SourceFormat } from './formats.ts'

export type Source = { readonly file: File } | { readonly text: string }

export interface Reading {
  /** Null if nothing could be read. */
  readonly view: ReadingView | null
  readonly outcome: ReadingOutcome
}

export type ReadingOutcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly message: string; readonly problem: ReadingProblem | null }
  | { readonly kind: 'read'; readonly looksLikeTsv: boolean }

export interface Selection extends Omit<Chosen, 'lists'> {
  readonly lists: readonly { readonly header: string | null; readonly count: number }[]
  readonly total: number
  readonly preview: readonly string[]
  /** The size of the largest list if it exceeds the limit, else null. */
  readonly tooMany: number | null
}

export interface TakenList {
  readonly header: string | null
  readonly text: string
  readonly count: number
}

export class Reader {
  #file: OpenFile | null = null
  #chosen: Chosen | null = null
  #known: ReadonlySet<string> | null = null

  async read(source: Source, options: ReadingOptions): Promise<Reading> {
    this.#file = null
    this.#chosen = null
    if (isTooLarge(source)) return refused(IMPORT_TEXTS.tooLarge)
    try {
      return await this.#open(source, options)
    } catch (error) {
      if (error instanceof ReadingError) return toRefusal(error, formatName(source, options))
      // The file was moved or changed, or can't be accessed anymore.
      if (error instanceof DOMException) return refused(IMPORT_TEXTS.unreadable)
      throw error
    }
  }

  compareWith(text: string | null): void {
    this.#known = text === null ? null : new Set(text.split('\n').map(toWord))
  }

  async choose(choice: Choice): Promise<Selection> {
    if (this.#file === null) throw new Error('Nothing was read')
    const chosen = await chooseItems(this.#file, choice, this.#known)
    this.#chosen = chosen
    const { lists, ...counts } = chosen
    const largest = Math.max(0, ...lists.map(({ items }) => items.length))
    return {
      ...counts,
      lists: lists.map(({ header, items }) => ({ header, count: items.length })),
      total: lists.reduce((sum, { items }) => sum + items.length, 0),
      preview: toPreview(chosen),
      tooMany: largest > MAX_WORDS ? largest : null,
    }
  }

  take(): readonly TakenList[] {
    const lists = this.#chosen?.lists ?? []
    return lists
      .filter(({ items }) => items.length > 0)
      .map(({ header, items }) => ({ header, text: items.join('\n'), count: items.length }))
  }

  async #open(source: Source, options: ReadingOptions): Promise<Reading> {
    const content = 'file' in source ? source.file : source.text
    const file = await openWithColumns(content, options)
    const view = toReadingView(file)
    if (!file.preview.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))) {
      const isWorkbook = view.report.format === 'workbook'
      const uncalculated = view.report.sheet?.uncalculated ?? 0
      const reason = uncalculated > 0 ? READING_TEXTS.uncalculated(uncalculated) : SHEET_TEXTS.blank
      return { ...(isWorkbook ? refused(IMPORT_TEXTS.notParsed('XLSX', reason)) : EMPTY), view }
    }
    this.#file = file
    const lines = file.preview.map(({ cells }) => cells[0]).join('\n')
    const isUnsure = file.shape === null && options.format === undefined
    return { view, outcome: { kind: 'read', looksLikeTsv: isUnsure && looksLikeTsv(lines) } }
  }
}

async function openWithColumns(content: File | string, options: ReadingOptions): Promise<OpenFile> {
  const file = await openFile(content, options)
  if (file.shape === null || options.columns !== undefined) return file
  const columns = columnsToImport(file.report().columns).map((index) => index + 1)
  return await openFile(content, { ...options, format: file.report().format, columns })
}

const EMPTY: Reading = { view: null, outcome: { kind: 'empty' } }

function refused(message: string, problem: ReadingProblem | null = null): Reading {
  return { view: null, outcome: { kind: 'refused', message, problem } }
}

function toRefusal({ message, problem }: ReadingError, format: string): Reading {
  const isOther = problem === 'not-text' || problem === 'cut-off'
  const text = isOther ? `${IMPORT_TEXTS.unsupported} ${message}` : IMPORT_TEXTS.notParsed(format, message)
  return refused(problem === 'encoding' ? message : text, problem)
}

function formatName(source: Source, { format, separator }: ReadingOptions): string {
  const own: SourceFormat = 'file' in source ? (formatOf(source.file) ?? 'txt') : 'txt'
  if (format === 'json') return 'JSON'
  if (format === 'table' && own !== 'tsv') return separator === '\t' ? 'TSV' : 'CSV'
  return own.toUpperCase()
}

/** A UTF-16 code unit takes up to three bytes in UTF-8. */
function isTooLarge(source: Source): boolean {
  if ('file' in source) return source.file.size > MAX_IMPORT_BYTES
  const { length } = source.text
  if (3 * length <= MAX_IMPORT_BYTES) return false
  return length > MAX_IMPORT_BYTES || new TextEncoder().encode(source.text).length > MAX_IMPORT_BYTES
}

function toPreview({ lists }: Chosen): readonly string[] {
  const preview: string[] = []
  for (const { items } of lists) {
    preview.push(...items.slice(0, IMPORT_PREVIEW_ITEMS - preview.length).map(toShort))
  }
  return preview
}

function toShort(item: string): string {
  return shorten(item, PREVIEW_CHARACTERS)
}
