import { Button } from '../ui/button.tsx'

interface BulkAction {
  readonly label: string
  /** Whether what is selected is lost by it. */
  readonly isLoss?: boolean
  readonly run: () => void
}

interface SelectionBarProps {
  /** How many are selected. */
  readonly selected: number
  /** How many there are to select. */
  readonly total: number
  /** What is said while nothing is selected. */
  readonly idle: string
  readonly onSelectAll: () => void
  readonly onClear: () => void
  /** What can be done with all that is selected. */
  readonly actions: readonly BulkAction[]
}

/** Says how many are selected and what can be done with all of them. It stays in sight as the page scrolls. */
export function SelectionBar({ selected, total, idle, onSelectAll, onClear, actions }: SelectionBarProps) {
  const isNone = selected === 0
  return (
    <div
      className={`top-2 z-10 mb-2 flex min-h-11 grow flex-wrap items-center gap-2 rounded-md border ${isNone ? 'border-transparent' : 'sticky border-line bg-card px-2 py-1 shadow-float'}`}
    >
      <p role="status" className="mr-1 text-sm/5 text-soft tabular-nums">
        {isNone ? idle : `${selected.toLocaleString('en')} selected`}
      </p>
      <Button look="quiet" disabled={selected === total} onClick={onSelectAll}>
        Select All
      </Button>
      <Button look="quiet" disabled={isNone} onClick={onClear} className={isNone ? 'max-sm:hidden' : ''}>
        Clear Selection
      </Button>
      <div className={`flex flex-wrap gap-2 max-sm:gap-1.5 sm:ml-auto ${isNone ? 'max-sm:hidden' : ''}`}>
        {actions.map(({ label, isLoss = false, run }) => (
          <Button
            key={label}
            disabled={isNone}
            // On a phone they fit into one line.
            className={`max-sm:px-2! max-sm:text-[13px] ${isLoss ? 'enabled:border-danger/50! enabled:text-danger!' : ''}`}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
