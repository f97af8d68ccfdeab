import type { PerColumn } from '@wordloom/contract'

interface ColumnColors {
  readonly edge: string
  readonly border: string
  readonly stroke: string
  readonly ink: string
}

const COLUMN_COLORS: PerColumn<ColumnColors> = [
  { edge: 'bg-thread-1', border: 'border-thread-1', stroke: 'stroke-thread-1', ink: 'text-thread-ink-1' },
  { edge: 'bg-thread-2', border: 'border-thread-2', stroke: 'stroke-thread-2', ink: 'text-thread-ink-2' },
  { edge: 'bg-thread-3', border: 'border-thread-3', stroke: 'stroke-thread-3', ink: 'text-thread-ink-3' },
  { edge: 'bg-thread-4', border: 'border-thread-4', stroke: 'stroke-thread-4', ink: 'text-thread-ink-4' },
  { edge: 'bg-thread-5', border: 'border-thread-5', stroke: 'stroke-thread-5', ink: 'text-thread-ink-5' },
  { edge: 'bg-thread-6', border: 'border-thread-6', stroke: 'stroke-thread-6', ink: 'text-thread-ink-6' },
]

export function columnColors(place: number): ColumnColors {
  return COLUMN_COLORS[place] ?? COLUMN_COLORS[0]
}
