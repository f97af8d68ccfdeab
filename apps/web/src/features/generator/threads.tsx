import { useEffect, useRef, useState } from 'react'
import type { Column } from './loom/loom.ts'
import { threadColours } from './thread-colours.ts'

const HEIGHT = 56
/** Between the ends of two threads where they are woven. */
const STITCH = 9
/** As the grid of the columns is laid out: its distance from the edge of the card, and between two columns. */
const INSET = 16
const GAP = 14

/** A thread from the middle of each column into the options; it is drawn when words arrive. */
export default function Threads({ columns }: { readonly columns: readonly Column[] }) {
  const [width, holder] = useWidth()
  const columnWidth = (width - 2 * INSET - (columns.length - 1) * GAP) / columns.length
  return (
    <div ref={holder} className="h-14">
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${HEIGHT}`}
          fill="none"
          strokeWidth="3"
          className="block size-full"
        >
          {columns.map(({ id, items }, place) => {
            const from = INSET + place * (columnWidth + GAP) + columnWidth / 2
            const to = width / 2 + (place - (columns.length - 1) / 2) * STITCH
            const path = `M${from} 0C${from} ${HEIGHT * 0.72} ${to} ${HEIGHT * 0.28} ${to} ${HEIGHT}`
            const isDrawn = items !== 0
            return (
              <g key={id}>
                <path
                  d={path}
                  strokeWidth="1.5"
                  strokeDasharray="1 5"
                  strokeLinecap="round"
                  className="stroke-edge/60"
                />
                <path
                  d={path}
                  pathLength="1"
                  strokeDasharray="1"
                  strokeDashoffset={isDrawn ? 0 : 1}
                  className={`transition-[stroke-dashoffset] duration-500 ease-out ${threadColours(place).stroke}`}
                />
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}

function useWidth() {
  const holder = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, holder] as const
}
