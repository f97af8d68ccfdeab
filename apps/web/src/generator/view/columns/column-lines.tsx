import { useEffect, useRef, useState } from 'react'
import { columnColors } from '#ui/column-colors.ts'
import type { Column } from '../../state/generator-state.ts'

const SPACING = 9
/** Must match the layout of the column grid. */
const INSET = 16
const GAP = 14

interface ColumnLinesProps {
  readonly columns: readonly Column[]
  readonly isPreparing: boolean
  readonly presses: number
}

export default function ColumnLines({ columns, isPreparing, presses }: ColumnLinesProps) {
  const [{ width, height }, holder] = useSize()
  const columnWidth = (width - 2 * INSET - (columns.length - 1) * GAP) / columns.length
  return (
    <div ref={holder} className="size-full">
      {width > 0 && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          strokeWidth="3"
          className="block size-full"
        >
          {columns.map(({ id, items }, place) => {
            const from = INSET + place * (columnWidth + GAP) + columnWidth / 2
            const to = width / 2 + (place - (columns.length - 1) / 2) * SPACING
            const path = `M${from} 0C${from} ${height * 0.72} ${to} ${height * 0.28} ${to} ${height}`
            const isDrawn = items !== 0
            const { stroke } = columnColors(place)
            return (
              <g key={id} className={stroke}>
                <path d={path} strokeWidth="2" className="opacity-30" />
                <path
                  d={path}
                  pathLength="1"
                  strokeDasharray={isPreparing ? '0.06 0.04' : '1'}
                  strokeDashoffset={isDrawn ? 0 : 1}
                  className={
                    isPreparing ? 'animate-dashes' : 'transition-[stroke-dashoffset] duration-200 ease-out'
                  }
                />
                {presses > 0 && isDrawn && (
                  <path
                    key={presses}
                    d={path}
                    pathLength="1"
                    strokeWidth="7"
                    strokeLinecap="round"
                    strokeDasharray="0.08 2"
                    className="hidden motion-safe:block motion-safe:animate-shuttle"
                  />
                )}
              </g>
            )
          })}
        </svg>
      )}
    </div>
  )
}

function useSize() {
  const holder = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = holder.current
    if (element === null) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [size, holder] as const
}
