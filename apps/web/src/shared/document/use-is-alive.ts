import { useSyncExternalStore } from 'react'

/** Whether the page answers already: what is prerendered does not, until its scripts have come. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
