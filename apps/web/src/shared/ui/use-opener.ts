import { useState } from 'react'

/** Gives the focus back to what had it when the dialog was mounted: Radix does so only for triggers of its own. */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(findOpener)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement) opener.focus()
  }
}

/** A menu is gone by the time the dialog closes: its button stands for it. */
function findOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]')
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return button ?? document.activeElement
}
