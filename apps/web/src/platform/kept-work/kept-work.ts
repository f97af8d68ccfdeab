import { SIGN_IN_PATH } from '@wordloom/contract'
import { createId } from '../lib/random-id.ts'
import { readKnownUser } from '../user/known-user.ts'
import { KeptValues } from './kept-values.ts'
import { KEPT_WORK, workNote } from './work-note.ts'
import type { WorkStore } from './work-store.ts'

/** Loaded on demand, because most pages never need it. */
async function loadStore(): Promise<WorkStore> {
  return (await import('./work-store.ts')).workStore
}

function emptyStore(): void {
  try {
    indexedDB.deleteDatabase(KEPT_WORK)
  } catch {
    // Storage is forbidden, so there's nothing to delete.
  }
}

export const keptWork = new KeptValues({
  note: workNote,
  loadStore,
  emptyStore,
  path: () => location.pathname + location.search,
  now: Date.now,
  createId,
})

/** Call this when the session ends without a sign-out. */
export async function keepWork(): Promise<void> {
  const user = readKnownUser()?.data
  if (user != null) await keptWork.keep(user.id)
}

/** Loads the store in advance, because the server may be unreachable later. */
export function prepareToKeep(): void {
  void loadStore().catch(() => {})
}

export function toSignIn(): string {
  const { path } = keptWork
  return path === null ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: path })}`
}
