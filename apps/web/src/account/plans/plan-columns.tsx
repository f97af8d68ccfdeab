import { MAX_COLUMNS } from '@wordloom/contract'
import { columnColors } from '#ui/column-colors.ts'

interface PlanColumnsProps {
  readonly columns: number
  readonly className?: string
}

export function PlanColumns({ columns, className = 'h-9 w-33' }: PlanColumnsProps) {
  return (
    <svg
      viewBox="0 0 132 36"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {Array.from({ length: MAX_COLUMNS }, (_, place) => {
        const { stroke } = columnColors(place)
        const from = 3 + place * 6
        const isGiven = place < columns
        return (
          <path
            key={stroke}
            d={isGiven ? `M2 ${from}C50 ${from} 62 18 128 18` : `M2 ${from}H34`}
            className={isGiven ? stroke : 'stroke-line'}
          />
        )
      })}
    </svg>
  )
}
