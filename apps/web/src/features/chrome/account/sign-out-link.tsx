import { SIGN_OUT_PATH } from '@wordloom/contract'
import type { ComponentProps, MouseEvent } from 'react'
import { leaveSession } from '../../../shared/user/presence.ts'

/** A document of its own: the server ends the session. What is private leaves the page before. */
export function SignOutLink(props: Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  return <a {...props} href={SIGN_OUT_PATH} onClick={signOut} />
}

function signOut(event: MouseEvent): void {
  // Opened elsewhere, it is that page that leaves; this one hears of it.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  leaveSession()
  location.assign(SIGN_OUT_PATH)
}
