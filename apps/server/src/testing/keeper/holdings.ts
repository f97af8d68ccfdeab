import type { TrashKind } from '@wordloom/contract'

/** A list, a result, a folder or a project, as far as it can be seen; of one that is deleted, its name alone can. */
export interface Item {
  readonly kind: TrashKind
  readonly id: number
  /** Nothing else has the same, and it changes with the content. */
  readonly name: string
  /** The SHA-256 of what is in it. */
  readonly content: string
  readonly folderId: number | null
  readonly projectId: number | null
  /** Where it was when that was deleted. */
  readonly formerFolderId: number | null
  readonly formerProjectId: number | null
  readonly isDeleted: boolean
  /** The project that it was deleted together with. */
  readonly deletedWith: number | null
}

/** What an account holds, by the key of each. */
export type Holdings = Map<string, Item>

export function keyOf(kind: TrashKind, id: number): string {
  return `${kind} ${id}`
}

/** One that is in nothing, and there. */
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

/** What can be seen of it. */
export function toVisible({ kind, id, name, content, folderId, projectId, isDeleted }: Item): object {
  return isDeleted ? { kind, id, name, isDeleted } : { kind, id, name, content, folderId, projectId }
}
