import { useEffect, useState } from 'react'
import { useIsAlive } from '#platform/document/use-is-alive.ts'

let kept: { readonly path: string; readonly token: string } | null = null

/** Undefined until hydration. Removes the token from the URL, to keep it out of the history. */
export function useLinkToken(): string | null | undefined {
  const isAlive = useIsAlive()
  // After client-side navigation, read the token immediately: the heading must render in time to take the focus.
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
