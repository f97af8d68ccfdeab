import type { TrashedItem, TrashKind } from '@wordloom/contract'
import { restoreFolder } from '../../../shared/library/folder-changes.ts'
import { restoreLists } from '../../../shared/library/list-changes.ts'
import { restoreProject } from '../../../shared/library/project-changes.ts'
import { restoreResults } from '../../../shared/library/result-changes.ts'

export const RESTORE: Readonly<Record<TrashKind, (item: TrashedItem) => Promise<unknown>>> = {
  list: (item) => restoreLists([item]),
  result: (item) => restoreResults([item]),
  folder: ({ id }) => restoreFolder(id),
  project: ({ id }) => restoreProject(id),
}
