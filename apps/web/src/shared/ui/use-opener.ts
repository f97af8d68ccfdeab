import { useState } from 'react'

/**
 * Gives the focus back to what had it when the dialog was mounted: Radix does so only for triggers of its own. What is gone by
 * then, as with the item that the dialog deleted, leaves it to what it stood in and can have the focus.
 */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(findOpener)
  const [around] = useState(() => opener?.parentElement?.closest('[tabindex="-1"]') ?? null)
  return (event) => {
    event.preventDefault()
    const target = opener?.isConnected === true ? opener : isFocusFree() ? around : null
    if (target instanceof HTMLElement) target.focus()
  }
}

/** What comes after the item that is gone may have taken it. */
function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** A menu is gone by the time the dialog closes: its button stands for it. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]')
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return button ?? document.activeElement
}
