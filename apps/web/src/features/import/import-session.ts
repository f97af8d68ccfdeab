import { MAX_IMPORT_BYTES } from '@wordloom/contract'
import { ReaderLink, StoppedError } from './reader-link.ts'
import type { Choice } from './reading/choose-items.ts'
import { formatOf, type ImportFormat, type SourceFormat } from './reading/formats.ts'
import type { SheetChoice } from './reading/read-sheet.ts'
import type { Reading, ReadOptions, Selection, Source, TakenList } from './reading/reader.ts'
import { IMPORT_TEXTS } from './texts.ts'

export type FormatChoice = 'auto' | ImportFormat

export interface SessionOptions extends Omit<ReadOptions, 'format'> {
  readonly format: FormatChoice
}

export interface SessionState {
  readonly file: File | null
  readonly options: SessionOptions
  readonly format: SourceFormat
  readonly sheets: SheetChoice | null
  readonly choice: Choice
  readonly isReading: boolean
  readonly reading: Reading | null
  readonly selection: Selection | null
  readonly problem: string | null
}

const FIRST_OPTIONS: SessionOptions = {
  format: 'auto',
  encoding: null,
  delimiter: null,
  hasPlainQuotes: false,
  sheet: null,
}
const FIRST_CHOICE: Choice = {
  columns: 'all',
  hasHeader: false,
  isSplit: false,
  dropsDuplicates: false,
  dropsKnown: true,
  dropsTooLong: false,
}

export class ImportSession {
  #state: SessionState = {
    file: null,
    options: FIRST_OPTIONS,
    format: 'txt',
    sheets: null,
    choice: FIRST_CHOICE,
    isReading: false,
    reading: null,
    selection: null,
    problem: null,
  }
  readonly #listeners = new Set<() => void>()
  #link: ReaderLink | null = null
  #text = ''
  #known: string | null = null
  /** Counts requests, so that late answers to older ones can be dropped. */
  #turn = 0
  #work: Promise<void> = Promise.resolve()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  getSnapshot = (): SessionState => this.#state

  takeFiles = (files: readonly File[]): void => {
    const [file] = files
    if (file === undefined) return
    const problem = files.length > 1 ? IMPORT_TEXTS.oneFile : whyNot(file)
    if (problem !== null) {
      this.#set({ problem })
      return
    }
    this.#set({ file, sheets: null, options: { ...FIRST_OPTIONS, format: this.#state.options.format } })
    this.#read()
  }

  dropFile(): void {
    this.#set({ file: null, sheets: null, options: { ...FIRST_OPTIONS, format: this.#state.options.format } })
    this.#read()
  }

  /** Typed text is ignored while a file is chosen. */
  takeText(text: string): void {
    if (text === this.#text) return
    this.#text = text
    if (this.#state.file === null) this.#read()
  }

  setOptions(change: Partial<SessionOptions>): void {
    const isOtherFormat = change.format !== undefined
    const options = {
      ...this.#state.options,
      ...(isOtherFormat && { delimiter: null, hasPlainQuotes: false }),
    }
    this.#set({ options: { ...options, ...change } })
    this.#read()
  }

  choose(change: Partial<Choice>): void {
    this.#set({ choice: { ...this.#state.choice, ...change } })
    // While reading, the choice applies once reading is done.
    if (!this.#state.isReading) this.#work = this.#choose(++this.#turn)
  }

  compareWith(text: string | null): Promise<void> {
    this.#known = text
    const turn = this.#state.isReading ? this.#turn : ++this.#turn
    this.#work = Promise.all([this.#work, this.#link?.compareWith(text)])
      .catch(rethrowUnlessStopped)
      .then(() => this.#choose(turn))
    return this.#work
  }

  async settled(): Promise<void> {
    for (let work: Promise<void> | null = null; work !== this.#work; ) {
      work = this.#work
      await work
    }
  }

  async take(): Promise<readonly TakenList[]> {
    return (await this.#link?.take()) ?? []
  }

  stop(): void {
    this.#end()
    if (this.#state.file === null) this.#text = ''
    this.#set({ isReading: false, file: null, sheets: null, problem: IMPORT_TEXTS.stopped })
  }

  close(): void {
    this.#end()
  }

  #read(): void {
    const turn = ++this.#turn
    if (this.#state.isReading) this.#end()
    const { file, options } = this.#state
    const format = toFormat(file, options.format)
    this.#set({ format, isReading: true, reading: null, selection: null, problem: null })
    this.#work = this.#readAs(file === null ? { text: this.#text } : { file }, { ...options, format }, turn)
  }

  async #readAs(source: Source, options: ReadOptions, turn: number): Promise<void> {
    try {
      const reading = await this.#linked().read(source, options)
      if (turn !== this.#turn) return
      const { outcome } = reading
      const isAdded = this.#known !== null
      this.#set({
        isReading: false,
        reading,
        ...(reading.sheets !== null && { sheets: reading.sheets }),
        choice: { ...this.#state.choice, ...choiceOf(outcome, isAdded) },
      })
      await this.#choose(turn)
    } catch (error) {
      if (turn === this.#turn) this.#fail(error)
    }
  }

  async #choose(turn: number): Promise<void> {
    const { reading, choice } = this.#state
    if (reading?.outcome.kind !== 'read') return
    try {
      const selection = await this.#linked().choose(choice)
      if (turn === this.#turn) this.#set({ selection })
    } catch (error) {
      if (turn === this.#turn) this.#fail(error)
    }
  }

  /** If the worker crashes, for example out of memory, the form keeps its state. */
  #fail(error: unknown): void {
    if (error instanceof StoppedError) return
    this.#end()
    this.#set({ isReading: false, reading: null, selection: null, problem: IMPORT_TEXTS.unreadable })
  }

  #linked(): ReaderLink {
    if (this.#link === null) {
      this.#link = new ReaderLink()
      this.#link.compareWith(this.#known).catch(rethrowUnlessStopped)
    }
    return this.#link
  }

  #end(): void {
    this.#link?.stop()
    this.#link = null
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** A table with a header becomes one list for each column of words. Columns of numbers are left out. */
function choiceOf(
  outcome: Reading['outcome'],
  isAdded: boolean,
): Pick<Choice, 'columns' | 'isSplit' | 'hasHeader'> {
  if (outcome.kind !== 'read') return { columns: 'all', isSplit: false, hasHeader: false }
  const { width, hasHeader, textColumns } = outcome
  const isAll = textColumns.length === 0 || textColumns.length === width
  return {
    columns: isAll ? 'all' : textColumns,
    isSplit: hasHeader && textColumns.length > 1 && !isAdded,
    hasHeader,
  }
}

function whyNot(file: File): string | null {
  if (formatOf(file) === null) return IMPORT_TEXTS.unsupported
  return file.size > MAX_IMPORT_BYTES ? IMPORT_TEXTS.tooLarge : null
}

/** A workbook can't be read in another format. */
function toFormat(file: File | null, chosen: FormatChoice): SourceFormat {
  const own = file === null ? null : formatOf(file)
  if (own === 'xlsx') return own
  return chosen === 'auto' ? (own ?? 'txt') : chosen
}

function rethrowUnlessStopped(error: unknown): void {
  if (!(error instanceof StoppedError)) throw error
}
