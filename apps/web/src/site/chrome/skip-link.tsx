import type { MouseEvent } from 'react'
import { TOP_BAR_TEXTS } from './texts.ts'

const CONTENT = 'content'

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT}`}
      onClick={skip}
      className="sr-only print:hidden rounded-md bg-ink px-4 py-2 text-sm font-semibold text-card focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70"
    >
      {TOP_BAR_TEXTS.skip}
    </a>
  )
}

export function ContentStart() {
  return <div id={CONTENT} tabIndex={-1} className="outline-none" />
}

/** Leaves the URL alone, because pages use the part after the #. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}
