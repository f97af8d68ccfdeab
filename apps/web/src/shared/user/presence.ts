import { useSyncExternalStore } from 'react'
import { HINT } from './session-hint.ts'

/** `unknown` lasts until hydration; `ended` means that another document or the server ended the session. */
export type Presence = 'unknown' | 'visitor' | 'member' | 'leaving' | 'ended'

/** Sets an attribute before the first paint, which the variants `signed-in:` and `signed-out:` read. */
export const PRESENCE_SCRIPT = `if(${HINT}.test(document.cookie))document.documentElement.dataset.signedIn=''`

let presence: Presence = 'unknown'
const listeners = new Set<() => void>()

export function usePresence(): Presence {
  return useSyncExternalStore(onPresence, readPresence, () => 'unknown')
}

export function readPresence(): Presence {
  if (presence === 'unknown') presence = isHinted() ? 'member' : 'visitor'
  return presence
}

export function setPresence(next: Presence): void {
  presence = next
  document.documentElement.toggleAttribute('data-signed-in', next === 'member')
  for (const listener of listeners) listener()
}

/** Call this when signing out starts, so that nothing private stays, even in the back/forward cache. */
export function leaveSession(): void {
  setPresence('leaving')
}

export function isHinted(): boolean {
  return HINT.test(document.cookie)
}

export function onPresence(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
