import { COMBINING_TEXTS } from './texts.ts'

const COLUMNS = [
  { lengths: [62, 44], fill: 'fill-thread-1', stroke: 'stroke-thread-1' },
  { lengths: [50, 76, 36], fill: 'fill-thread-2', stroke: 'stroke-thread-2' },
  { lengths: [40, 66], fill: 'fill-thread-3', stroke: 'stroke-thread-3' },
] as const

const WIDTH = 640
const BAR = 9
const PITCH = 26
const ROWS_AT = 404
const GAP = 10
const REED = 316
const STITCH = 9

const rows = COLUMNS.reduce<readonly (readonly number[])[]>(
  (before, { lengths }) => before.flatMap((row) => lengths.map((length) => [...row, length])),
  [[]],
)
const HEIGHT = rows.length * PITCH
const MIDDLE = HEIGHT / 2

export function CombiningPicture() {
  return (
    <svg
      role="img"
      aria-label={COMBINING_TEXTS.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      strokeLinecap="round"
      className="mx-auto h-auto w-full max-w-3xl forced-color-adjust-none"
    >
      {COLUMNS.map(({ lengths, fill, stroke }, place) => {
        const center = HEIGHT * ((2 * place + 1) / 6)
        const end = MIDDLE + (place - 1) * STITCH
        const top = center - (lengths.length * PITCH) / 2
        return (
          <g key={fill}>
            <rect
              x="1"
              y={top - 8}
              width="104"
              height={lengths.length * PITCH + 16}
              rx="8"
              className="fill-paper stroke-line"
            />
            {lengths.map((length, k) => (
              <rect
                key={length}
                x="14"
                y={top + k * PITCH + (PITCH - BAR) / 2}
                width={length}
                height={BAR}
                rx={BAR / 2}
                className={fill}
              />
            ))}
            <path
              d={`M105 ${center}C190 ${center} 210 ${end} ${REED - 20} ${end}H${REED}`}
              strokeWidth="3"
              className={stroke}
            />
          </g>
        )
      })}
      {rows.map((row, k) => {
        const y = k * PITCH + PITCH / 2
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as said above.
          <g key={k}>
            <path
              d={`M${REED} ${MIDDLE}C${REED + 50} ${MIDDLE} ${REED + 30} ${y} ${ROWS_AT - 12} ${y}`}
              strokeWidth="1"
              className="stroke-edge/50"
            />
            {toBars(row).map(({ x, length }, place) => (
              <rect
                key={x}
                x={x}
                y={y - BAR / 2}
                width={length}
                height={BAR}
                rx={BAR / 2}
                className={COLUMNS[place]?.fill}
              />
            ))}
          </g>
        )
      })}
      <path d={`M${REED} ${MIDDLE - 26}V${MIDDLE + 26}`} strokeWidth="5" className="stroke-ink" />
    </svg>
  )
}

function toBars(lengths: readonly number[]) {
  let x = ROWS_AT
  return lengths.map((length) => {
    const bar = { x, length }
    x += length + GAP
    return bar
  })
}
