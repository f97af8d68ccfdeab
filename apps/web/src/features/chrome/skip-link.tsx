import type { MouseEvent } from 'react'
import { TOP_BAR_TEXTS } from './texts.ts'

const CONTENT = 'content'

/** The first thing that Tab leads to: past the bar. */
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

/** Where the bar ends and the page begins. */
export function ContentStart() {
  return <div id={CONTENT} tabIndex={-1} className="outline-none" />
}

/** The address stays as it is: what follows its # belongs to the page. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT)?.focus()
}
