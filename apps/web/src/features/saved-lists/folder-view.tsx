import type { SavedListSummary } from '@wordloom/contract'
import { useDeferredValue, useId, useMemo } from 'react'
import { Link } from 'react-router'
import { useTypedParam } from '../../shared/document/use-typed-param.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FilterField } from '../../shared/ui/filter-field.tsx'
import { SortControl } from '../../shared/ui/sort-control.tsx'
import { arrange, SORT_CHOICES } from './arrange.ts'
import { FolderRows } from './folder-rows.tsx'
import { useSorting } from './use-sorting.ts'

interface FolderViewProps {
  readonly title: string
  /** Those of the folder. */
  readonly lists: readonly SavedListSummary[]
}

/** The lists of a folder, sorted and filtered. */
export function FolderView({ title, lists }: FolderViewProps) {
  const [sorting, setSorting] = useSorting()
  const [typed, setTyped] = useTypedParam('filter')
  const heading = useId()
  const filter = useDeferredValue(typed)
  const { by, isDescending } = sorting
  const shown = useMemo(() => arrange(lists, { by, isDescending, filter }), [lists, by, isDescending, filter])
  return (
    <section aria-labelledby={heading}>
      <div className="mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="min-w-0 text-base/6 font-semibold tracking-tight wrap-anywhere">
          {title}
        </h2>
        {lists.length > 0 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <FilterField
              label="Filter lists"
              value={typed}
              onChange={setTyped}
              className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32 sm:w-52"
            />
            <SortControl choices={SORT_CHOICES} sorting={sorting} onChange={setSorting} />
          </div>
        )}
      </div>
      <FolderRows label={title} lists={shown}>
        {lists.length === 0 ? (
          <EmptyState
            title="No saved lists here yet"
            action={
              <Link to="/" className={buttonClass('primary')}>
                Go to the generator
              </Link>
            }
          >
            Type words into a column of the generator and save them, or bring words here with Import Lists or
            Create List.
          </EmptyState>
        ) : (
          <EmptyState
            title="No lists match"
            action={<Button onClick={() => setTyped('')}>Clear the filter</Button>}
          >
            No list here has “{typed.trim()}” in its name.
          </EmptyState>
        )}
      </FolderRows>
    </section>
  )
}
