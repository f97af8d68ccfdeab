const WIDTH = 432
const HEIGHT = 88
const SPREAD = 190

const COLORS = [
  { stroke: 'stroke-thread-1', edge: 'bg-thread-1' },
  { stroke: 'stroke-thread-2', edge: 'bg-thread-2' },
  { stroke: 'stroke-thread-3', edge: 'bg-thread-3' },
  { stroke: 'stroke-thread-4', edge: 'bg-thread-4' },
  { stroke: 'stroke-thread-5', edge: 'bg-thread-5' },
  { stroke: 'stroke-thread-6', edge: 'bg-thread-6' },
] as const

export function CardDrawing() {
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        fill="none"
        strokeWidth="3"
        className="block h-14 w-full overflow-visible sm:h-22"
        preserveAspectRatio="none"
      >
        {COLORS.map(({ stroke }, place) => (
          <path
            key={stroke}
            d={toPath(place)}
            pathLength="1"
            strokeDasharray="1"
            vectorEffect="non-scaling-stroke"
            className={`animate-draw [animation-duration:200ms] ${stroke}`}
          />
        ))}
      </svg>
      <div className="flex h-1 overflow-hidden rounded-t-md forced-color-adjust-none">
        {COLORS.map(({ edge }) => (
          <span key={edge} className={`grow ${edge}`} />
        ))}
      </div>
    </div>
  )
}

function toPath(place: number): string {
  const middle = (COLORS.length - 1) / 2
  const from = WIDTH / 2 + (place - middle) * SPREAD
  const to = ((place + 0.5) * WIDTH) / COLORS.length
  return `M${from} 0C${from} ${HEIGHT * 0.75} ${to} ${HEIGHT * 0.25} ${to} ${HEIGHT}`
}
