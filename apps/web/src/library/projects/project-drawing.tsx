interface ProjectDrawingProps {
  readonly id: number
  readonly columnCount: number
  readonly className?: string
}

const STROKES = [
  'stroke-thread-1',
  'stroke-thread-2',
  'stroke-thread-3',
  'stroke-thread-4',
  'stroke-thread-5',
  'stroke-thread-6',
] as const

export function ProjectDrawing({ id, columnCount, className = 'size-9' }: ProjectDrawingProps) {
  const strokes = STROKES.slice(0, columnCount)
  const ends = order(strokes.length, id)
  const place = (at: number) => 5 + (at * 22) / Math.max(1, strokes.length - 1)
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth={strokes.length > 4 ? 2 : 2.6}
      strokeLinecap="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {strokes.map((stroke, at) => (
        <path
          key={stroke}
          d={`M${place(at)} 3.5C${place(at)} 16 ${place(ends[at] ?? at)} 16 ${place(ends[at] ?? at)} 28.5`}
          className={stroke}
        />
      ))}
    </svg>
  )
}

function order(length: number, seed: number): readonly number[] {
  const places = Array.from({ length }, (_, at) => at)
  let left = Math.imul(seed, 2654435761) >>> 0 || 1
  for (let at = length - 1; at > 0; at--) {
    const other = left % (at + 1)
    left = Math.floor(left / (at + 1))
    ;[places[at], places[other]] = [places[other] ?? 0, places[at] ?? 0]
  }
  return places[0] === 0 || places[length - 1] === length - 1 ? places.reverse() : places
}
