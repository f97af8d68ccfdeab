import { type Change, toChange } from '#platform/lib/change.ts'
import { Listeners } from '#platform/lib/listeners.ts'
import type { IntakeSource, ReadOne, ReadSources } from '../reading/intake.ts'
import { ChangeQueue } from './change-queue.ts'
import type { LargeText } from './large-text.ts'
import { type Pieces, toLines } from './line-breaks.ts'
import { nextTask } from './next-task.ts'
import { isLarge, isSmall } from './size.ts'

export type DocumentView =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'large'; readonly large: LargeText }

export interface Intake {
  readonly taken: number
  readonly size: number | null
}

/** The files and pasted texts that were taken in last, and where their text is. */
export interface Taken extends ReadSources {
  readonly from: number
  readonly size: number
  /** True if the text was changed since, so that it can't be read in another way. */
  readonly isEdited: boolean
}

type SourceToRead = Parameters<typeof import('../reading/intake.ts').readSources>[0][number]

export interface DocumentSnapshot {
  readonly view: DocumentView
  readonly intake: Intake | null
  readonly taken: Taken | null
  readonly isEmpty: boolean
}

/** A copy of the text in another place, such as a worker. It gets every change in order. */
export interface DocumentCopy {
  change(change: Change): void
}

const PIECE = 128 * 1024

/**
 * `column` is a column of the generator, which offers to put a pasted table into several columns. `text` takes pasted
 * texts as they are.
 */
export type Takes = 'column' | 'words' | 'table' | 'text'

interface DocumentOptions {
  readonly takes?: Takes
  /** Reads files and pasted tables. Without it, a worker does. */
  readonly read?: ReadOne
}

/** A text of any size: a string while it's small, an editor state once it's large. */
export class TextDocument {
  readonly #queue: ChangeQueue
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  #copy: DocumentCopy | null = null
  #snapshot: DocumentSnapshot = {
    view: { kind: 'plain', text: '' },
    intake: null,
    taken: null,
    isEmpty: true,
  }
  readonly #takes: Takes
  readonly #readOne: ReadOne | null
  #intakes: Promise<void> = Promise.resolve()
  /** Text typed before a large saved text, which is still being inserted. */
  #below = ''

  constructor({ takes = 'column', read }: DocumentOptions = {}) {
    this.#takes = takes
    this.#readOne = read ?? null
    this.#queue = new ChangeQueue((change) => this.#copy?.change(change))
  }

  getSnapshot = (): DocumentSnapshot => this.#snapshot

  get isTakingIn(): boolean {
    return this.#snapshot.intake !== null
  }

  prepare(): void {
    void import('./large-text.ts')
  }

  open(text: string): void {
    if (isLarge(text)) this.#enqueue([text], text.length, 0, 0, true)
    else if (text !== '') this.typed(text)
  }

  wholeText = async (): Promise<string> => {
    await this.#intakes
    return this.#text
  }

  /** A worker gets a Blob without a copy on this thread. A large text is read in pieces, so that the page can respond. */
  toBlob = async (): Promise<Blob> => {
    await this.#intakes
    const { view } = this.#snapshot
    if (view.kind === 'plain') return new Blob([view.text])
    const parts: Blob[] = []
    for (const piece of view.large.pieces()) {
      parts.push(new Blob([piece]))
      await nextTask()
    }
    return new Blob(parts)
  }

  async settled(): Promise<void> {
    await this.#intakes
    await this.#queue.drained
  }

  get unsent(): string {
    return this.#copy === null ? this.#below || this.#text : ''
  }

  typedBefore(text: string): void {
    if (text !== '') this.#prepend(text)
  }

  /** The copy already has `text`; what was typed before goes below it. */
  async attach(copy: DocumentCopy, text: string): Promise<void> {
    await this.#intakes
    const typed = this.#text
    const merged = typed === '' || text.startsWith(typed) ? text : text === '' ? typed : `${text}\n${typed}`
    const { view } = this.#snapshot
    // Keep the large editor, because the user may be typing in it.
    if (view.kind === 'large' && merged.endsWith(typed))
      view.large.putBefore(merged.slice(0, merged.length - typed.length))
    else if (merged !== typed) this.#setView({ kind: 'plain', text: merged })
    this.#copy = copy
    this.#send(text, merged)
    if (isLarge(merged)) await this.#become()
  }

  async attachLarge(copy: DocumentCopy, pieces: Pieces, size: number): Promise<void> {
    await this.#intakes
    const typed = this.#text
    this.#below = typed
    this.#setView({ kind: 'plain', text: '' })
    await this.#takeIn(pieces, size, 0, 0, null)
    this.#copy = copy
    this.#below = ''
    if (typed !== '') await this.#takeIn([`\n${typed}`], null, size, size, copy)
  }

  typed(text: string): void {
    this.#edited()
    this.#putText(text)
  }

  #putText(text: string): void {
    const { view } = this.#snapshot
    if (view.kind !== 'plain') return
    this.#send(view.text, text)
    this.#setView({ kind: 'plain', text })
    if (isLarge(text)) void this.#become()
  }

  /** Returns true if the document inserts the text: because it's large, or has cells of a table. */
  takesPaste(text: string, from: number, to: number): boolean {
    const options = this.#optionsFor(text)
    if (options !== null) {
      this.#read([{ source: text, options }], from, to)
      return true
    }
    const { view } = this.#snapshot
    const isTaken = view.kind === 'plain' ? isLarge(text) || isLarge(view.text + text) : text.length > PIECE
    if (isTaken) {
      this.#edited()
      this.#enqueue([text], text.length, from, to)
    }
    return isTaken
  }

  takesFiles(files: readonly File[], at: number, options: SourceToRead['options'] = {}): boolean {
    if (files.length === 0) return false
    this.#read(
      files.map((source) => ({ source, options })),
      at,
      at,
    )
    return true
  }

  /** Reads a source that was taken in again, and replaces its text. */
  readAgain(source: IntakeSource, options: SourceToRead['options']): void {
    const { taken } = this.#snapshot
    if (taken === null || taken.isEdited) return
    const changed = { source, options }
    const sources: SourceToRead[] = taken.taken.map((each) => (each.source === source ? changed : each))
    if (!sources.includes(changed)) sources.push(changed)
    this.#read(sources, taken.from, taken.from + taken.size, true)
  }

  forgetTaken(): void {
    this.#set({ taken: null })
  }

  changed(changes: Iterable<Change>): void {
    this.#edited()
    this.#queue.push(changes)
    if (this.#snapshot.isEmpty !== this.#isEmpty(this.#snapshot)) this.#set({})
  }

  /** Waits for blur, so that switching back to the plain editor doesn't disturb typing. */
  blurred(): void {
    const { view } = this.#snapshot
    if (view.kind !== 'large' || this.isTakingIn || !isSmall(view.large.characters, view.large.lines)) return
    this.#setView({ kind: 'plain', text: view.large.toString() })
  }

  clear(): (() => void) | null {
    const { view } = this.#snapshot
    this.forgetTaken()
    if (view.kind === 'plain') {
      if (view.text === '') return null
      this.typed('')
      return () => this.#prepend(view.text)
    }
    const before = view.large.doc
    view.large.clear()
    this.blurred()
    return () => {
      const typed = this.plainText
      this.#send(typed, '')
      this.#setView(view)
      view.large.bringBack(before, typed)
    }
  }

  get plainText(): string {
    const { view } = this.#snapshot
    return view.kind === 'plain' ? view.text : ''
  }

  #prepend(text: string): void {
    const { view } = this.#snapshot
    if (view.kind === 'plain') this.typed(view.text === '' ? text : `${text}\n${view.text}`)
    else view.large.bringBackText(text)
  }

  get #text(): string {
    const { view } = this.#snapshot
    return view.kind === 'plain' ? view.text : view.large.toString()
  }

  #send(before: string, after: string): void {
    const change = toChange(before, after)
    if (change !== null) this.#queue.push([change])
  }

  #edited(): void {
    const { taken } = this.#snapshot
    if (taken !== null && !taken.isEdited) this.#set({ taken: { ...taken, isEdited: true } })
  }

  /** Returns how to read a pasted text, or null if it stays as it is. */
  #optionsFor(text: string): SourceToRead['options'] | null {
    if (this.#takes === 'text' || !/[\r\n]./.test(text)) return null
    const hasCells = this.#takes === 'table' ? /[\t,;|]/.test(text) : /\t|"[,;|]"/.test(text)
    if (hasCells) return this.#takes === 'column' ? null : {}
    // Spreadsheets copy a cell with a line break in quotes.
    return /(?:^|[\r\n])"/.test(text) ? { format: 'lines' } : null
  }

  /** Loaded only here, because most words are typed. */
  #read(sources: readonly SourceToRead[], from: number, to: number, isAgain = false): void {
    if (!this.isTakingIn) this.#set({ intake: { taken: 0, size: null } })
    const run = async () => {
      const { piecesOf, readSources } = await import('../reading/intake.ts')
      const read = this.#readOne ?? (await import('../reading/read-in-worker.ts')).readInWorker
      const found = await readSources(sources, this.#takes === 'table' ? 'table' : 'words', read)
      const { taken } = this.#snapshot
      if (isAgain && taken !== null && found.refused.length > 0) {
        this.#set({ taken: { ...taken, refused: found.refused } })
        return
      }
      const isBehindText = from > 0 && typeof sources[0]?.source !== 'string'
      const pieces = piecesOf(found.taken, isBehindText)
      const bytes = found.taken.reduce((sum, { text }) => sum + text.size, 0)
      const size = bytes === 0 && from === to ? 0 : await this.#insert(pieces, bytes, from, to)
      this.#set({ taken: { ...found, from, size, isEdited: false } })
    }
    this.#intakes = this.#intakes.then(run).then(
      () => this.#set({ intake: null }),
      () => this.#set({ intake: null }),
    )
  }

  /** Returns how many characters were inserted. */
  async #insert(pieces: AsyncIterable<string>, bytes: number, from: number, to: number): Promise<number> {
    const { view } = this.#snapshot
    if (view.kind === 'large' || bytes > PIECE) return await this.#takeIn(pieces, bytes, from, to, this.#copy)
    let insert = ''
    for await (const piece of pieces) insert += piece
    this.#putText(view.text.slice(0, from) + insert + view.text.slice(to))
    return insert.length
  }

  /** Runs one insertion at a time, because each position depends on the previous insertions. */
  #enqueue(pieces: Pieces, size: number, from: number, to: number, isOpening = false): void {
    if (!this.isTakingIn) this.#set({ intake: { taken: 0, size } })
    this.#intakes = this.#intakes
      .then(async () => void (await this.#takeIn(pieces, size, from, to, this.#copy, isOpening)))
      .catch(() => {})
  }

  async #takeIn(
    pieces: Pieces,
    size: number | null,
    from: number,
    to: number,
    copy: DocumentCopy | null,
    isOpening = false,
  ): Promise<number> {
    this.#set({ intake: { taken: 0, size } })
    try {
      const large = await this.#become()
      const { TextBuilder } = await import('./large-text.ts')
      const builder = new TextBuilder()
      let end = to
      for await (const piece of toLines(pieces, PIECE)) {
        builder.add(piece)
        const at = from + builder.text.length - piece.length
        if (copy !== null) this.#queue.push([{ from: at, to: end, insert: piece }])
        end = at + piece.length
        this.#set({ intake: { taken: builder.text.length, size } })
        await nextTask()
      }
      large.put(builder.text, from, to, isOpening)
      return builder.text.length
    } finally {
      this.#set({ intake: null })
    }
  }

  async #become(): Promise<LargeText> {
    const { LargeText } = await import('./large-text.ts')
    const { view } = this.#snapshot
    if (view.kind === 'large') return view.large
    const large = new LargeText(view.text, this)
    this.#setView({ kind: 'large', large })
    return large
  }

  #isEmpty({ view, intake }: DocumentSnapshot): boolean {
    if (intake !== null) return false
    return view.kind === 'plain' ? view.text === '' : view.large.characters === 0
  }

  #setView(view: DocumentView): void {
    this.#set({ view })
  }

  #set(change: Partial<DocumentSnapshot>): void {
    const snapshot = { ...this.#snapshot, ...change }
    this.#snapshot = { ...snapshot, isEmpty: this.#isEmpty(snapshot) }
    this.#listeners.notify()
  }
}
