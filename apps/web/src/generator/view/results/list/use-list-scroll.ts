import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { LineSource } from './lines.ts'
import { ListScroll, type ListView } from './list-scroll.ts'
import type { Keyed } from './row-feed.ts'

export const ROW_REM = 1.5

export function useListScroll<Item extends Keyed>(
  box: RefObject<HTMLElement | null>,
  /** Null until the lines are known. Until then, the lines before them stay. */
  lines: LineSource<Item> | null,
  onWidth?: (rem: number) => void,
) {
  const scroll = useRef<ListScroll<Item> | null>(null)
  const [view, setView] = useState<ListView<Item> | null>(null)
  /** A key pressed while the lines before still show. */
  const waiting = useRef<(() => void) | null>(null)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      onWidth?.(element.clientWidth / toRem())
      scroll.current?.resized()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      scroll.current?.end()
      scroll.current = null
    }
  }, [box, onWidth])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || lines === null) return
    if (scroll.current === null) scroll.current = new ListScroll(element, ROW_REM * toRem(), lines, setView)
    else scroll.current.setSource(lines)
    waiting.current?.()
    waiting.current = null
  }, [box, lines])

  function press(event: KeyboardEvent) {
    const list = scroll.current
    if (list === null || event.altKey || event.metaKey || event.target !== event.currentTarget) return
    const move = toMove(event, list)
    if (move === null) return
    event.preventDefault()
    if (lines === null) waiting.current = move
    else move()
  }
  return { view, press, goTo: (row: bigint) => scroll.current?.goTo(row) }
}

function toRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

function toMove(
  event: KeyboardEvent,
  list: Pick<ListScroll<Keyed>, 'moveBy' | 'page' | 'toStart' | 'toEnd'>,
): (() => void) | null {
  switch (event.key) {
    case 'ArrowDown':
      return () => list.moveBy(1)
    case 'ArrowUp':
      return () => list.moveBy(-1)
    case 'PageDown':
      return () => list.page(1)
    case 'PageUp':
      return () => list.page(-1)
    case ' ':
      return () => list.page(event.shiftKey ? -1 : 1)
    case 'Home':
      return () => list.toStart()
    case 'End':
      return () => list.toEnd()
    default:
      return null
  }
}
