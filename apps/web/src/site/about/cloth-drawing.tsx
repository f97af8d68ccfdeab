import { columnColors } from '#ui/column-colors.ts'

const STEP = 88
const EDGE = 72

const WARP = ['red', 'blue', 'green']
const WEFT = ['wool', 'silk']

export function ClothDrawing() {
  const [blue, amber] = [columnColors(0), columnColors(1)]
  const width = EDGE + WARP.length * STEP
  const height = EDGE / 2 + WEFT.length * STEP
  const xOf = (place: number) => EDGE + (place + 0.4) * STEP
  const yOf = (place: number) => EDGE / 2 + (place + 0.5) * STEP
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-full max-w-sm justify-self-center font-mono text-base print:hidden"
    >
      {WEFT.map((word, row) => (
        <g key={word}>
          <text x={EDGE - 16} y={yOf(row) + 5} textAnchor="end" className="fill-thread-ink-2">
            {word}
          </text>
          <path d={`M${EDGE} ${yOf(row)}H${width - 8}`} className={amber.stroke} />
        </g>
      ))}
      {WARP.map((word, column) => (
        <g key={word}>
          <text x={xOf(column)} y={20} textAnchor="middle" className="fill-thread-ink-1">
            {word}
          </text>
          <path d={`M${xOf(column)} ${EDGE / 2}V${height - 8}`} className={blue.stroke} />
        </g>
      ))}
      {/* The crossings alternate which line is on top. */}
      {WEFT.flatMap((word, row) =>
        WARP.map((other, column) =>
          (row + column) % 2 === 0 ? (
            <g key={`${other} ${word}`}>
              <path
                d={`M${xOf(column) - 16} ${yOf(row)}h32`}
                strokeWidth="15"
                strokeLinecap="butt"
                className="stroke-paper"
              />
              <path d={`M${xOf(column) - 20} ${yOf(row)}h40`} strokeLinecap="butt" className={amber.stroke} />
            </g>
          ) : (
            <g key={`${other} ${word}`}>
              <path
                d={`M${xOf(column)} ${yOf(row) - 16}v32`}
                strokeWidth="15"
                strokeLinecap="butt"
                className="stroke-paper"
              />
              <path d={`M${xOf(column)} ${yOf(row) - 20}v40`} strokeLinecap="butt" className={blue.stroke} />
            </g>
          ),
        ),
      )}
    </svg>
  )
}
