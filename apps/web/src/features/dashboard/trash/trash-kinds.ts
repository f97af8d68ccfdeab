import type { TrashedItem, TrashKind } from '@wordloom/contract'
import { restoreFolder } from '../../../shared/library/folder-changes.ts'
import { restoreLists } from '../../../shared/library/list-changes.ts'
import { restoreProject } from '../../../shared/library/project-changes.ts'
import { restoreResults } from '../../../shared/library/result-changes.ts'

interface TrashKindShape {
  /** What one of them is called. */
  readonly label: string
  readonly restore: (item: TrashedItem) => Promise<unknown>
}

export const TRASH_KIND_SHAPES: Readonly<Record<TrashKind, TrashKindShape>> = {
  list: { label: 'List', restore: (item) => restoreLists([item]) },
  result: { label: 'Result', restore: (item) => restoreResults([item]) },
  folder: { label: 'Folder', restore: ({ id }) => restoreFolder(id) },
  project: { label: 'Project', restore: ({ id }) => restoreProject(id) },
}
