import { useSyncExternalStore } from 'react'

/** False in prerendered pages until hydration. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
