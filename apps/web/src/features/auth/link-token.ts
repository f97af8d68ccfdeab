import { useEffect, useState } from 'react'
import { useIsAlive } from '../../shared/document/use-is-alive.ts'

let kept: { readonly path: string; readonly token: string } | null = null

/**
 * The token of the link that led here: undefined until the page is alive, null when there is none. It is taken out of the
 * address, so that neither the history nor whoever looks over a shoulder keeps it.
 */
export function useLinkToken(): string | null | undefined {
  const isAlive = useIsAlive()
  // On a change of page it is known at once, so that the heading is there to take the focus.
  const [token, setToken] = useState(() => (isAlive ? readToken() : undefined))
  useEffect(() => setToken(takeToken()), [])
  return token
}

function takeToken(): string | null {
  const token = readToken()
  if (token !== null) {
    kept = { path: location.pathname, token }
    history.replaceState(history.state, '', location.pathname)
  }
  return token
}

function readToken(): string | null {
  const { pathname, search } = location
  return new URLSearchParams(search).get('token') ?? (kept?.path === pathname ? kept.token : null)
}
