import { columnColors } from '#ui/column-colors.ts'

const WIDTH = 360
const HEIGHT = 44
const SPACING = 8

interface MoreColumnsProps {
  readonly columns: number
  readonly most: number
}

export function MoreColumns({ columns, most }: MoreColumnsProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className="mt-5 block w-full"
    >
      {Array.from({ length: most }, (_, place) => {
        const from = (WIDTH * (2 * place + 1)) / (2 * most)
        const to = WIDTH / 2 + (place - (most - 1) / 2) * SPACING
        const { stroke } = columnColors(place)
        return (
          <path
            key={stroke}
            d={`M${from} 2C${from} ${HEIGHT * 0.75} ${to} ${HEIGHT * 0.25} ${to} ${HEIGHT - 2}`}
            strokeDasharray={place < columns ? undefined : '1 7'}
            className={stroke}
          />
        )
      })}
    </svg>
  )
}
