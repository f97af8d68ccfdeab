import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import type { SelectedResults } from './result-list.tsx'

interface BulkBarProps extends SelectedResults {
  /** How many are listed. */
  readonly shown: number
  /** What is said while nothing is selected. */
  readonly children: ReactNode
}

const NUMBER = new Intl.NumberFormat()

/** How many results are selected, and what can be done with them. */
export function BulkBar({ selected, shown, selectAll, clear, run, children }: BulkBarProps) {
  const isNone = selected.length === 0
  const isAll = selected.length === shown
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2 text-sm">
      <p role="status" className="mr-1 text-soft tabular-nums">
        {isNone ? children : `${NUMBER.format(selected.length)} selected`}
      </p>
      <Button look="quiet" disabled={isAll} onClick={selectAll}>
        Select All
      </Button>
      <Button look="quiet" disabled={isNone} onClick={clear}>
        Clear Selection
      </Button>
      <Button
        className="sm:ml-auto"
        disabled={isNone}
        onClick={() => run({ kind: 'move', results: selected })}
      >
        Move to Project
      </Button>
      <Button
        disabled={isNone}
        className="enabled:border-danger/50! enabled:text-danger!"
        onClick={() => run({ kind: 'delete', results: selected })}
      >
        Delete ({NUMBER.format(selected.length)})
      </Button>
    </div>
  )
}
