import { useState } from 'react'

/** Radix returns the focus only to its own triggers. If the opener is gone, its container gets the focus. */
export function useFocusReturn(known?: Element): (event: Event) => void {
  const [opener] = useState(() => known ?? findOpener())
  const [around] = useState(() => opener?.parentElement?.closest('[tabindex="-1"]') ?? null)
  return (event) => {
    event.preventDefault()
    const target = opener?.isConnected === true ? opener : isFocusFree() ? around : null
    if (target instanceof HTMLElement) target.focus()
  }
}

/** Another element, such as the next item, may have taken the focus. */
function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** If a menu opened the dialog, the menu is gone when the dialog closes, so its button gets the focus. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]')
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return button ?? document.activeElement
}
