import { TextDocument } from '../../../shared/editor/text-document.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import type { Column } from './generator-state.ts'

export function toColumn(id: string): Column {
  return {
    id,
    keptId: id,
    document: new TextDocument(),
    documentId: id,
    items: 0,
    selectedListIds: [],
    clearings: 0,
  }
}

export function toEmpty(id: string): ColumnSnapshot {
  return { id, version: 0, length: 0, text: '' }
}

/** True even while words are still being pasted or loaded. */
export function hasWords({ document }: Column): boolean {
  const { view } = document.getSnapshot()
  return document.isTakingIn || view.kind === 'large' || view.text.trim() !== ''
}
