import { flushSync } from 'react-dom'
import { showToast } from '#ui/toast/toast.ts'
import type { GeneratorActions } from '../../state/generator-state.ts'
import { COLUMN_TEXTS, GENERATOR_TEXTS } from '../../texts.ts'
import { ARRANGING_TEXTS as T } from './texts.ts'

interface Arranged {
  readonly id: string
  readonly place: number
  readonly name: string
  readonly actions: GeneratorActions
}

export function moveColumn({ id, name, actions }: Arranged, to: number): void {
  const focused = document.activeElement
  const undo = flushSync(() => actions.moveColumn(id, to))
  // An element loses the focus when it moves within the document.
  if (focused instanceof HTMLElement) focused.focus()
  showToast({ title: T.moved(name, to), action: { label: GENERATOR_TEXTS.undo, run: undo } })
}

export function renameColumn({ id, place, name, actions }: Arranged, typed: string): void {
  const undo = actions.renameColumn(id, typed)
  const title = T.renamed(name, typed || COLUMN_TEXTS.name(place))
  showToast({ title, action: { label: GENERATOR_TEXTS.undo, run: undo } })
}
