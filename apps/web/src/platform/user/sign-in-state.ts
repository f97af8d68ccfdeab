import { useSyncExternalStore } from 'react'
import { Listeners } from '../lib/listeners.ts'
import { HINT } from './session-hint.ts'

/** `unknown` lasts until hydration; `ended` means that another document or the server ended the session. */
export type SignInState = 'unknown' | 'visitor' | 'member' | 'leaving' | 'ended'

/** Sets an attribute before the first paint, which the variants `signed-in:` and `signed-out:` read. */
export const SIGN_IN_STATE_SCRIPT = `if(${HINT}.test(document.cookie))document.documentElement.dataset.signedIn=''`

let signInState: SignInState = 'unknown'
const listeners = new Listeners()

export function useSignInState(): SignInState {
  return useSyncExternalStore(onSignInState, readSignInState, () => 'unknown')
}

export function readSignInState(): SignInState {
  if (signInState === 'unknown') signInState = isHinted() ? 'member' : 'visitor'
  return signInState
}

export function setSignInState(next: SignInState): void {
  signInState = next
  document.documentElement.toggleAttribute('data-signed-in', next === 'member')
  listeners.notify()
}

/** Call this when signing out starts, so that nothing private stays, even in the back/forward cache. */
export function leaveSession(): void {
  setSignInState('leaving')
}

export function isHinted(): boolean {
  return HINT.test(document.cookie)
}

export const onSignInState = listeners.subscribe
