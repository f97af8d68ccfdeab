import { MAX_IMPORT_BYTES } from '@wordloom/contract'
import type { ReadingOptions } from '@wordloom/reading'
import { Listeners } from '#platform/lib/listeners.ts'
import { WorkerLink } from '#platform/lib/worker-link.ts'
import workerUrl from './import.worker.ts?worker&url'
import type { Choice } from './reading/choose-items.ts'
import { formatOf, type ImportFormat, toReadingOptions } from './reading/formats.ts'
import type { Reader, Reading, Selection, Source, TakenList } from './reading/reader.ts'
import { IMPORT_TEXTS } from './texts.ts'

export type FormatChoice = 'auto' | ImportFormat

export interface SessionState {
  readonly file: File | null
  readonly format: FormatChoice
  /** The assumptions that the person changed. */
  readonly options: ReadingOptions
  readonly choice: Choice
  readonly isReading: boolean
  readonly reading: Reading | null
  readonly selection: Selection | null
  readonly problem: string | null
}

const FIRST_CHOICE: Choice = {
  isSplit: false,
  dropsDuplicates: false,
  dropsKnown: true,
  dropsTooLong: false,
}

/** Questions to a reader that was ended are rejected with this. */
class StoppedError extends Error {
  override name = 'StoppedError'
}

export class ImportSession {
  #state: SessionState = {
    file: null,
    format: 'auto',
    options: {},
    choice: FIRST_CHOICE,
    isReading: false,
    reading: null,
    selection: null,
    problem: null,
  }
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  #link: WorkerLink<Reader> | null = null
  #text = ''
  #known: string | null = null
  /** Counts requests, so that late answers to older ones can be dropped. */
  #turn = 0
  #work: Promise<void> = Promise.resolve()

  getSnapshot = (): SessionState => this.#state

  takeFiles = (files: readonly File[]): void => {
    const [file] = files
    if (file === undefined) return
    const problem = files.length > 1 ? IMPORT_TEXTS.oneFile : whyNot(file)
    if (problem !== null) {
      this.#set({ problem })
      return
    }
    this.#set({ file, options: {} })
    this.#read()
  }

  dropFile(): void {
    this.#set({ file: null, options: {} })
    this.#read()
  }

  /** Typed text is ignored while a file is chosen. */
  takeText(text: string): void {
    if (text === this.#text) return
    this.#text = text
    if (this.#state.file === null) this.#read()
  }

  setFormat(format: FormatChoice): void {
    this.#set({ format, options: { encoding: this.#state.options.encoding } })
    this.#read()
  }

  setOptions(options: ReadingOptions): void {
    this.#set({ options })
    // The table and its fields stay, so that they keep the focus.
    this.#read({ keepsTable: true })
  }

  choose(change: Partial<Choice>): void {
    this.#set({ choice: { ...this.#state.choice, ...change } })
    // While reading, the choice applies once reading is done.
    if (!this.#state.isReading) this.#work = this.#choose(++this.#turn)
  }

  compareWith(text: string | null): Promise<void> {
    this.#known = text
    const turn = this.#state.isReading ? this.#turn : ++this.#turn
    this.#work = Promise.all([this.#work, this.#link?.ask((reader) => reader.compareWith(text))])
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
    return (await this.#link?.ask((reader) => reader.take())) ?? []
  }

  stop(): void {
    this.#end()
    if (this.#state.file === null) this.#text = ''
    this.#set({ isReading: false, file: null, problem: IMPORT_TEXTS.stopped })
  }

  close(): void {
    this.#end()
  }

  #read({ keepsTable = false } = {}): void {
    const turn = ++this.#turn
    if (this.#state.isReading) this.#end()
    const { file, format, options } = this.#state
    this.#set({ isReading: true, problem: null, ...(!keepsTable && { reading: null, selection: null }) })
    const source = file === null ? { text: this.#text } : { file }
    this.#work = this.#readAs(source, { ...toDefaults(file, format), ...options }, turn)
  }

  async #readAs(source: Source, options: ReadingOptions, turn: number): Promise<void> {
    try {
      const reading = await this.#linked().ask((reader) => reader.read(source, options))
      if (turn !== this.#turn) return
      const { choice, selection } = this.#state
      const isSplit = splits(reading) && this.#known === null
      const isSameTable = options.columns !== undefined || options.header !== undefined
      const isFirst = selection === null || !isSameTable
      const isRead = reading.outcome.kind === 'read'
      this.#set({
        isReading: false,
        reading,
        ...(!isRead && { selection: null }),
        ...(isFirst && { choice: { ...choice, isSplit } }),
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
      const selection = await this.#linked().ask((reader) => reader.choose(choice))
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

  #linked(): WorkerLink<Reader> {
    if (this.#link === null) {
      this.#link = new WorkerLink(workerUrl, 'import')
      this.#link.ask((reader) => reader.compareWith(this.#known)).catch(rethrowUnlessStopped)
    }
    return this.#link
  }

  #end(): void {
    this.#link?.end(new StoppedError())
    this.#link = null
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }
}

/** A table with a header becomes one list for each column of words. */
function splits({ view }: Reading): boolean {
  if (view === null || view.report.headerLine === null) return false
  return view.report.columns.filter(({ isChosen }) => isChosen).length > 1
}

function whyNot(file: File): string | null {
  if (formatOf(file) === null) return IMPORT_TEXTS.unsupported
  return file.size > MAX_IMPORT_BYTES ? IMPORT_TEXTS.tooLarge : null
}

/** Typed text is read line by line unless it's surely something else. A workbook can't be read in another format. */
function toDefaults(file: File | null, chosen: FormatChoice): ReadingOptions {
  const own = file === null ? null : formatOf(file)
  if (chosen !== 'auto' && own !== 'xlsx') return toReadingOptions(chosen)
  if (own === 'csv' || own === 'tsv') return { format: 'table' }
  return own === 'json' ? { format: 'json' } : {}
}

function rethrowUnlessStopped(error: unknown): void {
  if (!(error instanceof StoppedError)) throw error
}
