import { showToast } from '../../shared/ui/toast.ts'

/** Says what took the place of what was typed, and offers to swap the two; whichever is taken away can be brought back. */
export function offerSwap(title: string, undoneTitle: string, undo: () => () => void): void {
  const run = () => {
    const redo = undo()
    showToast({ title: undoneTitle, action: { label: 'Redo', run: redo } })
  }
  showToast({ title, action: { label: 'Undo', run } })
}
