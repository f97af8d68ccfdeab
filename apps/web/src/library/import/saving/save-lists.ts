import type { SavedListSummary } from '@wordloom/contract'
import { ApiError } from '#platform/lib/api.ts'
import { deleteLists } from '../../changes/list-changes.ts'
import { createList, loadList, replaceList } from '../../content/content.ts'
import type { Scope } from '../../scope.ts'
import type { Place } from '../fields/target-fields.tsx'
import type { ImportSession } from '../import-session.ts'
import { toListNames } from './list-names.ts'

export type Undo = () => Promise<unknown>

interface NewLists {
  readonly scope: Scope
  readonly session: ImportSession
  readonly name: string
  readonly place: Place
  readonly keyOf: (sent: readonly unknown[]) => string
  readonly isCanceled: () => boolean
  readonly onSaved: (saved: number, of: number) => void
  /** Called after saved lists were deleted again, so that a retry uses a new key. */
  readonly onTakenBack: () => void
}

/** The newest list is shown first, so the first column is saved last. */
export async function saveNewLists(order: NewLists): Promise<{ undo: Undo; lists: number }> {
  const { scope, session, name, place, keyOf, isCanceled, onSaved, onTakenBack } = order
  const taken = await session.take()
  const names = toListNames(taken, name)
  const key = keyOf([...names, ...taken.map(({ text }) => text), place.folderId, place.projectId])
  const saved: SavedListSummary[] = []
  const undo = async () => {
    await deleteLists(scope, saved)
    onTakenBack()
  }
  for (const [at, { text }] of [...taken.entries()].reverse()) {
    if (isCanceled()) break
    onSaved(saved.length, taken.length)
    try {
      saved.push(await createList(scope, { name: names[at] ?? name, text, ...place }, `${key}-${at}`))
    } catch (error) {
      if (saved.length > 0) await undo()
      throw error
    }
  }
  return { undo, lists: saved.length }
}

const ATTEMPTS = 5

export interface Added {
  readonly undo: Undo
  readonly added: number
  readonly known: number
}

/** Compares with the newest words before each attempt, so what others add meanwhile is kept and not repeated. */
export async function addToList(scope: Scope, session: ImportSession, id: number): Promise<Added> {
  for (let attempt = 1; ; attempt++) {
    const before = await loadList(scope, id)
    await session.compareWith(before.text)
    const [taken] = await session.take()
    const { selection, choice } = session.getSnapshot()
    const known = choice.dropsKnown ? (selection?.known ?? 0) : 0
    if (taken === undefined) return { undo: async () => {}, added: 0, known }
    try {
      const draft = { name: before.name, text: `${before.text}\n${taken.text}` }
      const after = await replaceList(scope, id, draft, before.version)
      const undo = () => replaceList(scope, id, { name: before.name, text: before.text }, after.version)
      return { undo, added: taken.count, known }
    } catch (error) {
      const isChangedElsewhere = error instanceof ApiError && error.body?.code === 'changed_elsewhere'
      if (!isChangedElsewhere || attempt === ATTEMPTS) throw error
    }
  }
}
