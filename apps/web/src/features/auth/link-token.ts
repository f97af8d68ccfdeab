import { useEffect, useState } from 'react'

let kept: { readonly path: string; readonly token: string } | null = null

/**
 * The token of the link that led here: undefined until the page is alive, null when there is none. It is taken out of the
 * address, so that neither the history nor whoever looks over a shoulder keeps it.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(takeToken()), [])
  return token
}

function takeToken(): string | null {
  const { pathname, search } = location
  const token = new URLSearchParams(search).get('token')
  if (token !== null) {
    kept = { path: pathname, token }
    history.replaceState(history.state, '', pathname)
  }
  return kept?.path === pathname ? kept.token : null
}
