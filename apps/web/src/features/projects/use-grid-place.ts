import { type RefObject, useLayoutEffect, useState } from 'react'

/** In pixels: the minimum width of a card, and the gap. */
const CARD = 288
export const GAP = 16

interface GridPlace {
  readonly columns: number
  /** In pixels from the top of the page. */
  readonly top: number
}

export function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
  const [columns, setColumns] = useState(1)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + GAP) / (CARD + GAP))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  useLayoutEffect(() => {
    if (grid.current !== null) setTop(Math.round(grid.current.getBoundingClientRect().top + scrollY))
  })
  return { columns, top }
}
