import { SIGN_IN_PATH } from '@wordloom/contract'
import { createKey } from '../library/create-key.ts'
import { readKnownUser } from '../user/known-user.ts'
import { WorkKeeper } from './work-keeper.ts'
import { workNote } from './work-note.ts'
import type { WorkStore } from './work-store.ts'

let store: Promise<WorkStore> | undefined

/** Opened when something is kept or waits: most pages never need it. */
function openStore(): Promise<WorkStore> {
  store ??= import('./work-store.ts').then(({ openWorkStore }) => openWorkStore())
  return store
}

/** The work of this document. */
export const keptWork = new WorkKeeper({
  note: workNote,
  openStore,
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
  void import('./work-store.ts').catch(() => {})
}

/** Where one signs in, and comes back to the page that work waits on. */
export function toSignIn(): string {
  const { path } = keptWork
  return path === null ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: path })}`
}
