import { SIGN_OUT_PATH } from '@wordloom/contract'
import type { ComponentProps, MouseEvent } from 'react'
import { leaveSession } from '#platform/user/sign-in-state.ts'

/** The server ends the session, which needs a full page load. Private data leaves the page first. */
export function SignOutLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return <a {...props} href={SIGN_OUT_PATH} onClick={signOut} />
}

function signOut(event: MouseEvent): void {
  // With a modifier key, another tab signs out, and this one gets notified.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  leaveSession()
  location.assign(SIGN_OUT_PATH)
}
