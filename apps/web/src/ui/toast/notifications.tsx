import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { showKeptNotice } from './next-page-notice.ts'
import { currentToast } from './toast.ts'

const FIRST_TOUCH = ['pointerdown', 'keydown', 'focusin', 'input'] as const

/** Loads the toaster at the first user input, because notifications are rare before that. */
export function Notifications() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isWanted = useSyncExternalStore(currentToast.subscribe, currentToast.read, () => null) !== null
  useEffect(showKeptNotice, [])
  useEffect(() => {
    if (Toaster !== null) return
    const touches = new AbortController()
    // If loading fails without a network, the next input or notification tries again.
    const load = () =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.default),
        () => {},
      )
    if (isWanted) void load()
    for (const touch of FIRST_TOUCH) addEventListener(touch, load, { signal: touches.signal, passive: true })
    return () => touches.abort()
  }, [Toaster, isWanted])
  return Toaster !== null && <Toaster />
}
