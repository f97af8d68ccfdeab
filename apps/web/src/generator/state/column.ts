import type { Arrangement, Names } from '#platform/generator-draft/draft-store.ts'
import { TextDocument } from '#words/editor/text-document.ts'
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
    name: '',
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

export function toKeptParts(
  { selections, names }: Arrangement,
  keptId: string,
): Pick<Column, 'selectedListIds' | 'name'> {
  return { selectedListIds: selections[keptId] ?? [], name: names[keptId] ?? '' }
}

export function toNames(columns: readonly Column[]): Names {
  return Object.fromEntries(columns.map(({ keptId, name }) => [keptId, name]))
}
