import { showToast } from '../../shared/ui/toast.ts'
import { GENERATOR_TEXTS } from './texts.ts'

export function offerSwap(title: string, undoneTitle: string, undo: () => () => void): void {
  const run = () => {
    const redo = undo()
    showToast({ title: undoneTitle, action: { label: GENERATOR_TEXTS.redo, run: redo } })
  }
  showToast({ title, action: { label: GENERATOR_TEXTS.undo, run } })
}
