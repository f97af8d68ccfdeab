import { type Folder, type FolderColor, folders } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { FOLDERS_KEY, LISTS_KEY, TRASH_KEY } from '../keys.ts'
import { changeEach, withChanges, without } from './change-each.ts'
import { refresh } from './refresh.ts'

interface FolderDraft {
  readonly name: string
  readonly color: FolderColor
}

export async function createFolder(draft: FolderDraft, idempotencyKey: string): Promise<Folder> {
  const folder = await call(folders.create, { body: draft, idempotencyKey })
  refresh(FOLDERS_KEY)
  return folder
}

export async function updateFolder(id: number, draft: FolderDraft): Promise<void> {
  await changeEach({
    items: [{ id }],
    key: FOLDERS_KEY,
    apply: (rows: readonly Folder[], items) => withChanges(rows, items, draft),
    send: () => call(folders.update, { params: { id }, body: draft }),
    related: [],
  })
}

/** The folder's lists become ungrouped. */
export async function deleteFolder(id: number): Promise<void> {
  await changeEach({
    items: [{ id }],
    key: FOLDERS_KEY,
    apply: (rows: readonly Folder[], items) => without(rows, items),
    send: () => call(folders.remove, { params: { id } }),
    related: [LISTS_KEY, TRASH_KEY],
  })
}

export async function restoreFolder(id: number): Promise<void> {
  await call(folders.restore, { params: { id } })
  refresh(FOLDERS_KEY, LISTS_KEY, TRASH_KEY)
}
