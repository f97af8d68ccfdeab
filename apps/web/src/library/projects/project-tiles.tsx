import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { ProjectSummary } from '@wordloom/contract'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface ProjectTilesProps {
  readonly label: string
  readonly projects: readonly ProjectSummary[]
  readonly renderCard: (project: ProjectSummary) => ReactNode
}

/** Estimated heights in pixels, of a card and of its description. Rows are measured once they render. */
const CARD_HEIGHT = 116
const DESCRIPTION_HEIGHT = 56
const OVERSCAN = 4

export function ProjectTiles({ label, projects, renderCard }: ProjectTilesProps) {
  const grid = useRef<HTMLUListElement>(null)
  const { columns, top } = useGridPlace(grid)
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(projects.length / columns),
    estimateSize: (row) => {
      const cards = projects.slice(row * columns, (row + 1) * columns)
      const isDescribed = cards.some(({ description }) => description !== null)
      return CARD_HEIGHT + (isDescribed ? DESCRIPTION_HEIGHT : 0)
    },
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) return <ul ref={grid} aria-label={label} />
  const from = first.index * columns
  return (
    <ul
      ref={grid}
      aria-label={label}
      className="grid"
      style={{
        gap: GAP,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first.start - top,
        paddingBottom: virtualizer.getTotalSize() - (last.end - top),
      }}
    >
      {projects.slice(from, (last.index + 1) * columns).map((project, at) => (
        <li
          key={project.id}
          // All cards of a row have the same height, so only the first is measured.
          ref={at % columns === 0 ? virtualizer.measureElement : null}
          data-item={project.id}
          data-index={first.index + Math.floor(at / columns)}
          aria-setsize={projects.length}
          aria-posinset={from + at + 1}
          className="grid min-w-0"
        >
          {renderCard(project)}
        </li>
      ))}
    </ul>
  )
}

const CARD = 288
const GAP = 16

interface GridPlace {
  readonly columns: number
  readonly top: number
}

function useGridPlace(grid: RefObject<HTMLElement | null>): GridPlace {
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
