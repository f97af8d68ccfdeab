import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { LISTS_KEY, listsKey, PROJECTS_KEY, TRASH_KEY } from '../keys.ts'
import type { Scope } from '../scope.ts'
import { changeEach, unchanged, withChanges, without } from './change-each.ts'
import { toSeenVersion } from './seen-version.ts'

type Identified = Pick<SavedListSummary, 'id'>
type Versioned = Pick<SavedListSummary, 'id' | 'version'>

export async function renameList(scope: Scope, list: SavedListSummary, name: string): Promise<void> {
  const query = { account: scope.account }
  await changeEach({
    items: [list],
    key: listsKey(scope),
    apply: (rows: readonly SavedListSummary[], items) => withChanges(rows, items, { name }),
    send: ({ id, version }) =>
      call(savedLists.rename, { params: { id }, query, body: { name }, ifMatch: version }),
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

export async function deleteLists(scope: Scope, lists: readonly Versioned[]): Promise<void> {
  const query = { account: scope.account }
  await changeEach({
    items: lists,
    key: listsKey(scope),
    apply: (rows: readonly SavedListSummary[], items) => without(rows, items),
    send: ({ id, version }) =>
      call(savedLists.remove, { params: { id }, query, ifMatch: toSeenVersion(scope, version) }),
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
