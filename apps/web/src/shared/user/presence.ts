import { useSyncExternalStore } from 'react'
import { HINT } from './session-hint.ts'

/**
 * Whether somebody is signed in, as far as this document knows:
 * `unknown` until it is alive, `leaving` once signing out is under way, `ended` when it was over without this document's doing.
 */
export type Presence = 'unknown' | 'visitor' | 'member' | 'leaving' | 'ended'

/** Shows the bars of the signed-in before the first paint: `signed-in:` and `signed-out:` in class names read the attribute. */
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

/** Signing out is under way: nothing private may stay, not even in what the browser keeps for its Back button. */
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
