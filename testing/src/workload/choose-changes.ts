import type { TrashKind } from '@wordloom/contract'
import {
  type Change,
  create,
  createLargeResult,
  emptyTrash,
  moveToProject,
  putIntoFolder,
  remove,
  replace,
  restore,
} from './changes.ts'
import type { Holdings, Item } from './holdings.ts'
import { oneOf } from './one-of.ts'

/** Beyond this many lists, most of them are deleted at the same time. */
const MAX_LISTS = 12
const MAX_OF = { list: MAX_LISTS, result: 8, folder: 4, project: 4 } as const
const MAX_DELETED = 24
const MAX_LARGE = 2
const KINDS = ['list', 'result', 'folder', 'project'] as const

type Choice = () => Change

export function chooseChanges(
  holdings: Holdings,
  { withLargeResults }: { readonly withLargeResults: boolean },
): Change[] {
  const items = [...holdings.values()]
  const alive = items.filter(({ isDeleted }) => !isDeleted)
  const deleted = items.filter(({ isDeleted }) => isDeleted)
  const of = (kind: TrashKind) => alive.filter((item) => item.kind === kind)
  const lists = of('list')
  if (lists.length > MAX_LISTS) return lists.slice(2).map((list) => remove(list))

  const folderId = oneOf(of('folder'))?.id ?? null
  const projectId = oneOf(of('project'))?.id ?? null
  // Choices are functions, because a million combinations take a second to make.
  const possible: [Choice, ...Choice[]] = [() => create('list', { folderId, projectId })]
  for (const kind of KINDS) {
    const place = kind === 'result' ? { projectId } : {}
    if (of(kind).length < MAX_OF[kind]) possible.push(() => create(kind, place))
    const item = oneOf(of(kind))
    if (item === undefined) continue
    const removal = () => remove(item)
    possible.push(() => replace(item), removal)
    if (kind === 'project') possible.push(() => remove(item, { withContents: true }))
    if (kind === 'list' || kind === 'result') possible.push(...movesOf(item, { folderId, projectId }))
    if (of(kind).length > MAX_OF[kind]) possible.push(removal, removal)
  }
  const gone = oneOf(deleted)
  if (gone !== undefined) possible.push(...Array.from({ length: 2 }, () => () => restore(gone)))
  if (deleted.length > MAX_DELETED) possible.push(...Array.from({ length: 4 }, () => emptyTrash))
  if (withLargeResults && of('result').length < MAX_LARGE)
    possible.push(() => createLargeResult({ projectId }))
  return [oneOf(possible)()]
}

/** Leaves out moves to where the item already is, because nobody could tell whether they were made. */
function movesOf(
  item: Item,
  places: { readonly folderId: number | null; readonly projectId: number | null },
): Choice[] {
  const folderId = Math.random() < 0.3 ? null : places.folderId
  const projectId = Math.random() < 0.3 ? null : places.projectId
  return [
    ...(item.kind === 'list' && item.folderId !== folderId ? [() => putIntoFolder(item, folderId)] : []),
    ...(item.projectId !== projectId ? [() => moveToProject(item, projectId)] : []),
  ]
}
