import { randomUUID } from 'node:crypto'
import {
  type Endpoint,
  folders,
  projects,
  savedLists,
  savedResults,
  type TrashKind,
  trash,
} from '@wordloom/contract'
import { aDraft, aLargeDraft, type Draft } from './drafts.ts'
import { anItem, change, type Holdings, type Item, keyOf } from './holdings.ts'

export interface Change {
  readonly endpoint: Endpoint
  readonly query?: string
  readonly params?: Readonly<Record<string, number>>
  readonly body?: object
  readonly key?: string
  readonly isDone: (seen: Holdings) => boolean
  readonly apply: (holdings: Holdings, id: number) => void
  readonly makes?: string
}

const OF = { list: savedLists, result: savedResults, folder: folders, project: projects } as const
const CHANGE = {
  list: savedLists.replace,
  result: savedResults.replace,
  folder: folders.update,
  project: projects.update,
} as const

interface Place {
  readonly folderId?: number | null
  readonly projectId?: number | null
}

export function create(kind: TrashKind, place: Place = {}): Change {
  return createOf(kind, aDraft(kind), place)
}

export function createLargeResult(place: Place = {}): Change {
  return createOf('result', aLargeDraft(), place)
}

function createOf(kind: TrashKind, { name, body, content }: Draft, place: Place): Change {
  return {
    endpoint: OF[kind].create,
    query: kind === 'list' || kind === 'result' ? '?view=summary' : '',
    body: { ...body, ...place },
    key: randomUUID(),
    makes: name,
    isDone: (seen) => [...seen.values()].some((item) => item.name === name),
    apply: (holdings, id) => holdings.set(keyOf(kind, id), anItem(kind, id, { name, content, ...place })),
  }
}

export function replace(item: Item): Change {
  const { name, body, content } = aDraft(item.kind)
  return {
    endpoint: CHANGE[item.kind],
    params: { id: item.id },
    body,
    isDone: (seen) => nowIn(seen, item)?.name === name,
    apply: (holdings) => change(holdings, item, { name, content }),
  }
}

export function putIntoFolder(item: Item, folderId: number | null): Change {
  return {
    endpoint: savedLists.setFolder,
    params: { id: item.id },
    body: { folderId },
    isDone: (seen) => nowIn(seen, item)?.folderId === folderId,
    apply: (holdings) => change(holdings, item, { folderId, formerFolderId: null }),
  }
}

export function moveToProject(item: Item, projectId: number | null): Change {
  return {
    endpoint: item.kind === 'list' ? savedLists.move : savedResults.move,
    params: { id: item.id },
    body: { projectId },
    isDone: (seen) => nowIn(seen, item)?.projectId === projectId,
    apply: (holdings) => change(holdings, item, { projectId, formerProjectId: null }),
  }
}

/** Deleting a folder or project keeps its contents, unless `withContents` is set. */
export function remove(item: Item, { withContents = false } = {}): Change {
  const { kind, id } = item
  return {
    endpoint: OF[kind].remove,
    query: withContents ? '?contents=delete' : '',
    params: { id },
    isDone: (seen) => nowIn(seen, item)?.isDeleted === true,
    apply: (holdings) => {
      change(holdings, item, { isDeleted: true, deletedWith: null })
      for (const held of holdings.values()) {
        if (kind === 'folder' && held.folderId === id) {
          change(holdings, held, { folderId: null, formerFolderId: id })
        } else if (kind === 'project' && held.projectId === id) {
          if (!withContents) change(holdings, held, { projectId: null, formerProjectId: id })
          else if (!held.isDeleted) change(holdings, held, { isDeleted: true, deletedWith: id })
        }
      }
    },
  }
}

export function restore(item: Item): Change {
  const { kind, id } = item
  return {
    endpoint: OF[kind].restore,
    params: { id },
    isDone: (seen) => nowIn(seen, item)?.isDeleted === false,
    apply: (holdings) => {
      const { projectId } = holdings.get(keyOf(kind, id)) ?? item
      const isProjectLost =
        projectId !== null && holdings.get(keyOf('project', projectId))?.isDeleted === true
      const lost = isProjectLost ? { projectId: null, formerProjectId: projectId } : {}
      change(holdings, item, { isDeleted: false, deletedWith: null, ...lost })
      for (const held of holdings.values()) {
        if (kind === 'folder' && held.folderId === null && held.formerFolderId === id) {
          change(holdings, held, { folderId: id, formerFolderId: null })
        }
        if (kind !== 'project') continue
        if (held.deletedWith === id) change(holdings, held, { isDeleted: false, deletedWith: null })
        if (held.projectId === null && held.formerProjectId === id) {
          change(holdings, held, { projectId: id, formerProjectId: null })
        }
      }
    },
  }
}

/** Emptying may stop midway: every item that can still be seen is still there. */
export function emptyTrash(): Change {
  let seen: Holdings = new Map()
  return {
    endpoint: trash.empty,
    isDone: (now) => {
      seen = now
      return true
    },
    apply: (holdings) => {
      for (const [key, { isDeleted }] of holdings) if (isDeleted && !seen.has(key)) holdings.delete(key)
    },
  }
}

function nowIn(seen: Holdings, { kind, id }: Item): Item | undefined {
  return seen.get(keyOf(kind, id))
}
