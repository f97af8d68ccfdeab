import type { KeyboardEvent } from 'react'

const escapesOfDialogs = new WeakSet<Event>()

/** Keeps Radix from giving Escape to a notification over a focused dialog, or to the dialog below. */
export function leaveEscapeToDialog(event: globalThis.KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('[role="dialog"], [role="alertdialog"]') === null) return
  event.preventDefault()
  escapesOfDialogs.add(event)
}

export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    const isLeft = escapesOfDialogs.delete(event.nativeEvent)
    if (event.defaultPrevented && !isLeft) return
    event.preventDefault()
    close()
  }
}
