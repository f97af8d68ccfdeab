import type { SavedListSummary } from '@wordloom/contract'
import { Button } from '../../shared/ui/button.tsx'
import { toLists } from './list-texts.ts'
import type { ListActs } from './use-list-acts.ts'

interface SelectionBarProps {
  readonly selected: readonly SavedListSummary[]
  /** How many lists there are to select. */
  readonly total: number
  readonly hasFolders: boolean
  readonly onSelectAll: () => void
  readonly onClear: () => void
  readonly acts: ListActs
}

/** On a phone they fit into one line. */
const TIGHT = 'max-sm:px-2! max-sm:text-[13px]'

/** Says how many lists are selected and what can be done with all of them. It stays in sight as the page scrolls. */
export function SelectionBar({ selected, total, hasFolders, onSelectAll, onClear, acts }: SelectionBarProps) {
  const isNone = selected.length === 0
  const isAll = selected.length === total
  return (
    <div
      className={`top-2 z-10 mb-2 flex min-h-11 grow flex-wrap items-center gap-2 rounded-md border ${isNone ? 'border-transparent' : 'sticky border-line bg-card px-2 py-1 shadow-float'}`}
    >
      <p role="status" className="mr-1 text-sm/5 text-soft tabular-nums">
        {isNone ? toLists(total) : `${selected.length.toLocaleString('en')} selected`}
      </p>
      <Button look="quiet" disabled={isAll} onClick={onSelectAll}>
        Select All
      </Button>
      <Button look="quiet" disabled={isNone} onClick={onClear} className={isNone ? 'max-sm:hidden' : ''}>
        Clear Selection
      </Button>
      <div className={`flex flex-wrap gap-2 max-sm:gap-1.5 sm:ml-auto ${isNone ? 'max-sm:hidden' : ''}`}>
        {hasFolders && (
          <Button
            disabled={isNone}
            className={TIGHT}
            onClick={() => acts.ask({ kind: 'move-to-folder', lists: selected })}
          >
            Move to Folder
          </Button>
        )}
        <Button
          disabled={isNone}
          className={TIGHT}
          onClick={() => acts.ask({ kind: 'move-to-project', lists: selected })}
        >
          Move to Project
        </Button>
        <Button
          disabled={isNone}
          className={`${TIGHT} enabled:border-danger/50! enabled:text-danger!`}
          onClick={() => acts.remove(selected)}
        >
          Delete ({selected.length.toLocaleString('en')})
        </Button>
      </div>
    </div>
  )
}
