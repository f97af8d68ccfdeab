import { type EditorState, type Range, StateField, type Text, type Transaction } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { toNumber } from '#platform/format/numbers.ts'
import { EDITOR_TEXTS } from './texts.ts'

/** The middle of longer lines is hidden, because laying them out would block typing. */
const LONG = 10_000
const SHOWN = 2000

export const longLines = StateField.define<DecorationSet>({
  create: (state) => Decoration.set([...toCuts(state.doc, 0)]),
  update: (cuts, transaction) => (transaction.docChanged ? recut(cuts, transaction) : cuts),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
})

function recut(cuts: DecorationSet, { changes, state }: Transaction): DecorationSet {
  let moved = cuts.map(changes)
  changes.iterChangedRanges((_fromBefore, _toBefore, from, to) => {
    const { start, end } = toLines(state, from, to)
    moved = moved.update({
      filterFrom: start,
      filterTo: end,
      filter: () => false,
      add: [...toCuts(state.doc.slice(start, end), start)],
    })
  })
  return moved
}

function toLines({ doc }: EditorState, from: number, to: number): { start: number; end: number } {
  return { start: doc.lineAt(from).from, end: doc.lineAt(to).to }
}

function* toCuts(text: Text, start: number): Generator<Range<Decoration>> {
  if (text.length < LONG) return
  if (text.children !== null) {
    let at = start
    for (const child of text.children) {
      yield* toCuts(child, at)
      at += child.length + 1
    }
    return
  }
  for (let number = 1; number <= text.lines; number++) {
    const line = text.line(number)
    if (line.length < LONG) continue
    const from = afterPair(line.text, SHOWN)
    const to = afterPair(line.text, line.length - SHOWN)
    yield cut(to - from).range(start + line.from + from, start + line.from + to)
  }
}

function afterPair(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at
}

function cut(characters: number): Decoration {
  return Decoration.replace({ widget: new CutWidget(characters) })
}

class CutWidget extends WidgetType {
  readonly #characters: number

  constructor(characters: number) {
    super()
    this.#characters = characters
  }

  override eq(other: CutWidget): boolean {
    return other.#characters === this.#characters
  }

  override toDOM(): HTMLElement {
    const note = document.createElement('span')
    note.className = 'cm-cut'
    note.textContent = EDITOR_TEXTS.cut(toNumber(this.#characters))
    return note
  }
}
