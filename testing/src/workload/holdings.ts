import type { TrashKind } from '@wordloom/contract'

/** The visible part of a list, result, folder or project. Of a deleted item, only the name is visible. */
export interface Item {
  readonly kind: TrashKind
  readonly id: number
  readonly name: string
  readonly content: string
  readonly folderId: number | null
  readonly projectId: number | null
  readonly formerFolderId: number | null
  readonly formerProjectId: number | null
  readonly isDeleted: boolean
  readonly deletedWith: number | null
}

export type Holdings = Map<string, Item>

export function keyOf(kind: TrashKind, id: number): string {
  return `${kind} ${id}`
}

export function anItem(kind: TrashKind, id: number, traits: Partial<Item>): Item {
  return {
    kind,
    id,
    name: '',
    content: '',
    folderId: null,
    projectId: null,
    formerFolderId: null,
    formerProjectId: null,
    isDeleted: false,
    deletedWith: null,
    ...traits,
  }
}

export function change(holdings: Holdings, item: Item, changes: Partial<Item>): void {
  const key = keyOf(item.kind, item.id)
  const before = holdings.get(key)
  if (before !== undefined) holdings.set(key, { ...before, ...changes })
}

export function toVisible({ kind, id, name, content, folderId, projectId, isDeleted }: Item): object {
  return isDeleted ? { kind, id, name, isDeleted } : { kind, id, name, content, folderId, projectId }
}
