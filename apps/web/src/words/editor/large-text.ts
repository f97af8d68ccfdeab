import { history, historyKeymap, insertNewline, standardKeymap } from '@codemirror/commands'
import {
  Annotation,
  Compartment,
  EditorState,
  Text,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView, keymap, placeholder, type ViewUpdate } from '@codemirror/view'
import type { Change } from '#platform/lib/change.ts'
import { longLines } from './long-lines.ts'

export interface LargeTextOwner {
  readonly isTakingIn: boolean
  changed(changes: Iterable<Change>): void
  /** Return true if the document inserts the text or files itself. */
  takesPaste(text: string, from: number, to: number): boolean
  takesFiles(files: readonly File[], at: number): boolean
  blurred(): void
}

const PIECE = 256 * 1024

const taken = Annotation.define<boolean>()

const invitation = new Compartment()

/** A text of any size in an editor that renders only the visible part. It outlives its view. */
export class LargeText {
  readonly #owner: LargeTextOwner
  #state: EditorState
  #view: EditorView | null = null

  constructor(text: string, owner: LargeTextOwner) {
    this.#owner = owner
    this.#state = EditorState.create({ doc: text, extensions: this.#extensions() })
  }

  get characters(): number {
    return this.#current.doc.length
  }

  get lines(): number {
    return this.#current.doc.lines
  }

  toString(): string {
    return this.#current.doc.toString()
  }

  /** The text as it is now. No piece ends inside a character: it would be lost in UTF-8. */
  *pieces(): Generator<string> {
    const { doc } = this.#current
    for (let from = 0; from < doc.length; ) {
      const piece = doc.sliceString(from, from + PIECE)
      const end = from + piece.length
      const isInside = /[\uD800-\uDBFF]$/.test(piece) && end < doc.length
      yield isInside ? piece.slice(0, -1) : piece
      from = isInside ? end - 1 : end
    }
  }

  mount(root: ShadowRoot, label: string, invitationText: string): () => void {
    const view = new EditorView({
      root,
      parent: root,
      state: this.#state.update({ effects: invitation.reconfigure(placeholder(invitationText)) }).state,
      dispatchTransactions: (transactions) => this.#apply(transactions, view),
    })
    this.#view = view
    view.contentDOM.setAttribute('aria-label', label)
    return () => {
      this.#state = view.state
      this.#view = null
      view.destroy()
    }
  }

  markInvalid(isInvalid: boolean): void {
    this.#view?.contentDOM.setAttribute('aria-invalid', String(isInvalid))
  }

  focus(from: number, to: number): void {
    this.#view?.focus()
    this.#view?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
  }

  /** Inserts text that the copy already has. If `isOpening` is true, the insertion can't be undone. */
  put(text: Text, from: number, to: number, isOpening: boolean): void {
    this.#dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: isOpening ? 0 : from + text.length },
      annotations: [taken.of(true), Transaction.addToHistory.of(!isOpening)],
      userEvent: 'input.paste',
      scrollIntoView: true,
    })
  }

  putBefore(text: string): void {
    this.#dispatch({
      changes: { from: 0, insert: text },
      annotations: [taken.of(true), Transaction.addToHistory.of(false)],
    })
  }

  get caret(): { readonly from: number; readonly to: number } | null {
    if (this.#view?.hasFocus !== true) return null
    const { anchor, head } = this.#view.state.selection.main
    return { from: anchor, to: head }
  }

  clear(): void {
    this.#dispatch({ changes: { from: 0, to: this.characters }, userEvent: 'delete' })
  }

  /** Inserts a cleared text above the current one, followed by what was typed elsewhere meanwhile. */
  bringBack(before: Text, typed: string): void {
    const below = typed === '' ? Text.empty : Text.of(['', ...typed.split('\n')])
    const insert = before.append(below)
    this.#dispatch({
      changes: { from: 0, insert: this.characters === 0 ? insert : insert.append(Text.of(['', ''])) },
    })
  }

  bringBackText(before: string): void {
    this.bringBack(Text.of(before.split('\n')), '')
  }

  get doc(): Text {
    return this.#current.doc
  }

  get #current(): EditorState {
    return this.#view?.state ?? this.#state
  }

  #dispatch(spec: TransactionSpec): void {
    if (this.#view !== null) {
      this.#view.dispatch(spec)
      return
    }
    const transaction = this.#state.update(spec)
    this.#state = transaction.state
    this.#tell(transaction)
  }

  #apply(transactions: readonly Transaction[], view: EditorView): void {
    view.update(transactions)
    for (const transaction of transactions) this.#tell(transaction)
  }

  #tell(transaction: Transaction): void {
    if (transaction.docChanged && transaction.annotation(taken) !== true) {
      this.#owner.changed(toChanges(transaction))
    }
  }

  #extensions() {
    const owner = this.#owner
    return [
      history(),
      keymap.of([{ key: 'Enter', run: insertNewline }, ...historyKeymap, ...standardKeymap]),
      EditorState.changeFilter.of(
        (transaction) => !owner.isTakingIn || transaction.annotation(taken) === true,
      ),
      EditorView.lineWrapping,
      longLines,
      EditorView.perLineTextDirection.of(true),
      EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
      EditorView.updateListener.of(({ focusChanged, view }: ViewUpdate) => {
        if (focusChanged && !view.hasFocus) owner.blurred()
      }),
      EditorView.domEventHandlers({
        paste: (event, view) => {
          const text = event.clipboardData?.getData('text/plain') ?? ''
          const { from, to } = view.state.selection.main
          return owner.takesPaste(text, from, to)
        },
        drop: (event, view) => {
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.doc.length
          if (owner.takesFiles([...(event.dataTransfer?.files ?? [])], at)) return true
          return owner.takesPaste(event.dataTransfer?.getData('text/plain') ?? '', at, at)
        },
      }),
      invitation.of([]),
      largeTextTheme,
    ]
  }
}

/** Yields changes from the end of the text to its start, so that none shifts the others. */
function* toChanges(transaction: Transaction): Generator<Change> {
  const spans: { from: number; to: number; text: Text }[] = []
  transaction.changes.iterChanges((from, to, _fromAfter, _toAfter, text) => spans.push({ from, to, text }))
  for (const { from, to, text } of spans.reverse()) {
    yield { from, to, insert: text.sliceString(0, PIECE) }
    for (let at = PIECE; at < text.length; at += PIECE) {
      yield { from: from + at, to: from + at, insert: text.sliceString(at, at + PIECE) }
    }
  }
}

export class TextBuilder {
  #text = Text.empty

  add(piece: string): void {
    this.#text = this.#text.append(Text.of(piece.split('\n')))
  }

  get text(): Text {
    return this.#text
  }
}

const largeTextTheme = EditorView.theme({
  '&': { height: '100%', background: 'transparent', color: 'inherit', font: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-content': { padding: '0.625rem 0', caretColor: 'currentColor' },
  '.cm-line': { padding: '0 0.75rem', unicodeBidi: 'plaintext' },
  '.cm-cut': { color: 'var(--color-faint)', fontStyle: 'italic' },
  '.cm-placeholder': { color: 'var(--color-faint)' },
})
