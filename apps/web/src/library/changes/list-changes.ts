import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { LISTS_KEY, PROJECTS_KEY, TRASH_KEY } from '../keys.ts'
import { changeEach, unchanged, withChanges, without } from './change-each.ts'

type Identified = Pick<SavedListSummary, 'id'>

export async function renameList(list: SavedListSummary, name: string): Promise<void> {
  await changeEach({
    items: [list],
    key: LISTS_KEY,
    apply: (rows: readonly SavedListSummary[], items) => withChanges(rows, items, { name }),
    send: ({ id, version }) => call(savedLists.rename, { params: { id }, body: { name }, ifMatch: version }),
    related: [],
  })
}

export async function setFolder(lists: readonly Identified[], folderId: number | null): Promise<void> {
  await changeEach({
    items: lists,
    key: LISTS_KEY,
    apply: (rows: readonly SavedListSummary[], items) => withChanges(rows, items, { folderId }),
    send: ({ id }) => call(savedLists.setFolder, { params: { id }, body: { folderId } }),
    related: [],
  })
}

export async function moveLists(lists: readonly Identified[], projectId: number | null): Promise<void> {
  await changeEach({
    items: lists,
    key: LISTS_KEY,
    apply: (rows: readonly SavedListSummary[], items) => withChanges(rows, items, { projectId }),
    send: ({ id }) => call(savedLists.move, { params: { id }, body: { projectId } }),
    related: [PROJECTS_KEY],
  })
}

export async function deleteLists(lists: readonly Identified[]): Promise<void> {
  await changeEach({
    items: lists,
    key: LISTS_KEY,
    apply: (rows: readonly SavedListSummary[], items) => without(rows, items),
    send: ({ id }) => call(savedLists.remove, { params: { id } }),
    related: [PROJECTS_KEY, TRASH_KEY],
  })
}

export async function restoreLists(lists: readonly Identified[]): Promise<void> {
  await changeEach({
    items: lists,
    key: LISTS_KEY,
    apply: unchanged<SavedListSummary>,
    send: ({ id }) => call(savedLists.restore, { params: { id } }),
    related: [PROJECTS_KEY, TRASH_KEY],
  })
}
