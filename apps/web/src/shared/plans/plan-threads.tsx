import { MAX_COLUMNS } from '@wordloom/contract'

interface PlanThreadsProps {
  readonly columns: number
  readonly className?: string
}

export function PlanThreads({ columns, className = 'h-9 w-33' }: PlanThreadsProps) {
  return (
    <svg
      viewBox="0 0 132 36"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      {STRANDS.slice(0, MAX_COLUMNS).map((stroke, place) => {
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

const STRANDS = [
  'stroke-thread-1',
  'stroke-thread-2',
  'stroke-thread-3',
  'stroke-thread-4',
  'stroke-thread-5',
  'stroke-thread-6',
] as const
