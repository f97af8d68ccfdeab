import { IMPORT_PREVIEW_ITEMS, MAX_IMPORT_BYTES, MAX_WORDS } from '@wordloom/contract'
import type { Delimiter } from '../../../shared/table/delimiters.ts'
import { IMPORT_TEXTS } from '../texts.ts'
import { type Choice, type Chosen, chooseItems, toItem } from './choose-items.ts'
import { type ColumnSample, lookAtColumns, toColumnSamples, toShort } from './columns.ts'
import { decode } from './decode.ts'
import type { Encoding } from './encodings.ts'
import { type ImportFormat, type SourceFormat, suggestFormat } from './formats.ts'
import { readSheet, type SheetChoice } from './read-sheet.ts'
import { type Content, isRefusal, type Refusal, readText, type TextOptions } from './read-text.ts'

export type Source = { readonly file: Blob } | { readonly text: string }

export interface ReadOptions extends Omit<TextOptions, 'format'> {
  readonly format: SourceFormat
  readonly encoding: Encoding | null
  readonly sheet: number | null
}

export interface Reading {
  /** Null if nothing was decoded: typed text, or a file that isn't text. */
  readonly encoding: Encoding | null
  readonly unreadable: number
  readonly sheets: SheetChoice | null
  readonly outcome: { readonly kind: 'empty' } | ({ readonly kind: 'refused' } & Refusal) | ReadOutcome
}

export interface ReadOutcome {
  readonly kind: 'read'
  readonly delimiter: Delimiter | null
  readonly width: number
  readonly columns: readonly ColumnSample[]
  readonly hasHeader: boolean
  readonly textColumns: readonly number[]
  readonly suggestion: ImportFormat | null
}

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
  #content: Content | null = null
  #chosen: Chosen | null = null
  #known: ReadonlySet<string> | null = null

  async read(source: Source, options: ReadOptions): Promise<Reading> {
    this.#content = null
    this.#chosen = null
    if (isTooLarge(source)) return refused(IMPORT_TEXTS.tooLarge)
    const { format } = options
    if ('text' in source)
      return format === 'xlsx' ? EMPTY : this.#readText(source.text, { ...options, format }, NOT_DECODED)
    const bytes = await bytesOf(source.file)
    if (bytes === null) return refused(IMPORT_TEXTS.unreadable)
    if (bytes.length === 0) return EMPTY
    if (format === 'xlsx') {
      const { content, sheets } = await readSheet(bytes, options.sheet)
      return { ...NOT_DECODED, sheets, outcome: this.#take(content, null) }
    }
    const decoded = decode(bytes, options.encoding)
    if (decoded !== null) return this.#readText(decoded.text, { ...options, format }, decoded)
    return { ...refused(`${IMPORT_TEXTS.unsupported} ${IMPORT_TEXTS.notText}`), encoding: options.encoding }
  }

  compareWith(text: string | null): void {
    this.#known = text === null ? null : new Set(text.split('\n').map(toItem))
  }

  choose(choice: Choice): Selection {
    const chosen = chooseItems(this.#read(), choice, this.#known)
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

  #readText(text: string, options: TextOptions, how: Pick<Reading, 'encoding' | 'unreadable'>): Reading {
    const { encoding, unreadable } = how
    const head = { encoding, unreadable, sheets: null }
    if (text.trim() === '') return { ...head, outcome: { kind: 'empty' } }
    const suggestion = options.format === 'txt' ? suggestFormat(text) : null
    return { ...head, outcome: this.#take(readText(text, options), suggestion) }
  }

  #take(content: Content | Refusal, suggestion: ImportFormat | null): Reading['outcome'] {
    if (isRefusal(content)) return { kind: 'refused', ...content }
    this.#content = content
    const { delimiter, width, starts } = content
    const columns = starts === null ? [] : toColumnSamples(content)
    const look = starts === null ? { hasHeader: false, textColumns: [] } : lookAtColumns(content)
    return { kind: 'read', delimiter, width, columns, ...look, suggestion }
  }

  #read(): Content {
    if (this.#content === null) throw new Error('Nothing was read')
    return this.#content
  }
}

const NOT_DECODED = { encoding: null, unreadable: 0 } as const
const EMPTY: Reading = { ...NOT_DECODED, sheets: null, outcome: { kind: 'empty' } }

function refused(message: string): Reading {
  return { ...EMPTY, outcome: { kind: 'refused', message, isForQuotes: false } }
}

/** A UTF-16 code unit takes up to three bytes in UTF-8. */
function isTooLarge(source: Source): boolean {
  if ('file' in source) return source.file.size > MAX_IMPORT_BYTES
  const { length } = source.text
  if (3 * length <= MAX_IMPORT_BYTES) return false
  return length > MAX_IMPORT_BYTES || new TextEncoder().encode(source.text).length > MAX_IMPORT_BYTES
}

/** Returns null if the file was moved or changed, or can't be accessed anymore. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function toPreview({ lists }: Chosen): readonly string[] {
  const preview: string[] = []
  for (const { items } of lists) {
    preview.push(...items.slice(0, IMPORT_PREVIEW_ITEMS - preview.length).map(toShort))
  }
  return preview
}
