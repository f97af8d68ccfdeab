import { SIGN_IN_PATH } from '@wordloom/contract'
import { createKey } from '../library/create-key.ts'
import { readKnownUser } from '../user/known-user.ts'
import { WorkKeeper } from './work-keeper.ts'
import { KEPT_WORK, workNote } from './work-note.ts'
import type { WorkStore } from './work-store.ts'

/** Most pages never need it. */
async function loadStore(): Promise<WorkStore> {
  return (await import('./work-store.ts')).workStore
}

function emptyStore(): void {
  try {
    indexedDB.deleteDatabase(KEPT_WORK)
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}

/** The work of this document. */
export const keptWork = new WorkKeeper({
  note: workNote,
  loadStore,
  emptyStore,
  path: () => location.pathname + location.search,
  now: Date.now,
  createId: createKey,
})

/** The session is over, as somebody other than its user found out: keeps what is typed. */
export async function keepWork(): Promise<void> {
  const user = readKnownUser()?.data
  if (user != null) await keptWork.keep(user.id)
}

/** Loads what keeps work, so that it is there when the server is not. */
export function prepareToKeep(): void {
  void loadStore().catch(() => {})
}

/** Where one signs in, and comes back to the page that work waits on. */
export function toSignIn(): string {
  const { path } = keptWork
  return path === null ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: path })}`
}
