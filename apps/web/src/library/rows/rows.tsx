import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { type Scroll, toWindow } from './window.ts'

interface RowsProps {
  readonly label: string
  readonly rows: readonly string[]
}

export function Rows({ label, rows }: RowsProps) {
  const box = useRef<HTMLElement>(null)
  const [scroll, setScroll] = useState<Scroll>({ top: 0, height: 0 })
  const { height, first, last, offset } = toWindow(rows.length, scroll)
  const gutter = `${toNumber(rows.length).length}ch`

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => setScroll(toScroll(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => setScroll(toScroll(currentTarget))}
      onKeyDown={press}
      className="max-h-[50dvh] min-h-36 overflow-auto overscroll-contain rounded-md border border-line bg-card font-mono text-sm focus-visible:-outline-offset-2 [overflow-anchor:none]"
    >
      <ul className="relative min-w-full" style={{ height }}>
        {rows.slice(first, last).map((row, at) => {
          const place = first + at
          return (
            <li
              key={place}
              aria-setsize={rows.length}
              aria-posinset={place + 1}
              className="absolute left-0 flex h-6 min-w-full gap-4 px-3 leading-6 whitespace-pre"
              style={{ top: offset(place) }}
            >
              <span
                aria-hidden="true"
                className="shrink-0 text-right text-faint tabular-nums select-none"
                style={{ width: gutter }}
              >
                {toNumber(place + 1)}
              </span>
              <span>{row}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Browsers scroll slowly for these keys, and sometimes ignore one while they still scroll for another. */
function press(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, altKey, ctrlKey, metaKey } = event
  if (target !== currentTarget || altKey || ctrlKey || metaKey || (key !== 'Home' && key !== 'End')) return
  event.preventDefault()
  currentTarget.scrollTop = key === 'Home' ? 0 : currentTarget.scrollHeight
}

function toScroll({ scrollTop, clientHeight }: HTMLElement): Scroll {
  return { top: scrollTop, height: clientHeight }
}
