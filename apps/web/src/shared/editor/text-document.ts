import { type Change, toChange } from './change.ts'
import { ChangeQueue } from './change-queue.ts'
import { decodeFiles } from './decode-files.ts'
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

export interface DocumentSnapshot {
  readonly view: DocumentView
  readonly intake: Intake | null
  readonly isEmpty: boolean
}

/** A copy of the text in another place, such as a worker. It gets every change in order. */
export interface DocumentCopy {
  change(change: Change): void
}

const PIECE = 128 * 1024

/** A text of any size: a string while it's small, an editor state once it's large. */
export class TextDocument {
  readonly #queue: ChangeQueue
  readonly #listeners = new Set<() => void>()
  #copy: DocumentCopy | null = null
  #snapshot: DocumentSnapshot = { view: { kind: 'plain', text: '' }, intake: null, isEmpty: true }
  #intakes: Promise<void> = Promise.resolve()
  /** Text typed before a large saved text, which is still being inserted. */
  #below = ''

  constructor() {
    this.#queue = new ChangeQueue((change) => this.#copy?.change(change))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    const { view } = this.#snapshot
    if (view.kind !== 'plain') return
    this.#send(view.text, text)
    this.#setView({ kind: 'plain', text })
    if (isLarge(text)) void this.#become()
  }

  /** Returns true if the text is too large for its place, so that the document inserts it in pieces. */
  takesPaste(text: string, from: number, to: number): boolean {
    const { view } = this.#snapshot
    const isTaken = view.kind === 'plain' ? isLarge(text) || isLarge(view.text + text) : text.length > PIECE
    if (isTaken) this.#enqueue([text], text.length, from, to)
    return isTaken
  }

  takesFiles(files: readonly File[], at: number): boolean {
    if (files.length === 0) return false
    const size = files.reduce((sum, file) => sum + file.size, 0)
    this.#enqueue(decodeFiles(files, at > 0), size, at, at)
    return true
  }

  changed(changes: Iterable<Change>): void {
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

  /** Runs one insertion at a time, because each position depends on the previous insertions. */
  #enqueue(pieces: Pieces, size: number, from: number, to: number, isOpening = false): void {
    if (!this.isTakingIn) this.#set({ intake: { taken: 0, size } })
    this.#intakes = this.#intakes
      .then(() => this.#takeIn(pieces, size, from, to, this.#copy, isOpening))
      .catch(() => {})
  }

  async #takeIn(
    pieces: Pieces,
    size: number | null,
    from: number,
    to: number,
    copy: DocumentCopy | null,
    isOpening = false,
  ): Promise<void> {
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
    for (const listener of this.#listeners) listener()
  }
}
