import { useSyncExternalStore } from 'react'

/** False while the user works in another tab or window. */
export function useHasFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hasFocus(),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const events = new AbortController()
  addEventListener('focus', listener, { signal: events.signal })
  addEventListener('blur', listener, { signal: events.signal })
  return () => events.abort()
}
