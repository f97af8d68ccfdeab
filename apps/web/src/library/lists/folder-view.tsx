import type { SavedListSummary } from '@wordloom/contract'
import { useId, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { SortControl } from '#ui/form/sort-control.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { MarkFilters, NothingMarked } from '../marks/mark-filter.tsx'
import { useMarkFilter } from '../marks/use-mark-filter.ts'
import { toFolderSearch } from '../open-folder.ts'
import { useSorting } from '../use-sorting.ts'
import { arrange, SORT_CHOICES } from './arrange.ts'
import { type Emptiness, NoLists } from './no-lists.tsx'
import { ListRows } from './rows/list-rows.tsx'
import { DASHBOARD_MESSAGES, SAVED_LISTS_TEXTS as T } from './texts.ts'

interface FolderViewProps {
  readonly title: string
  readonly lists: readonly SavedListSummary[]
  readonly total: number
  readonly emptiness: Emptiness
  readonly showsFolders: boolean
  readonly query: string
  readonly onClear: () => void
}

export function FolderView(props: FolderViewProps) {
  const { title, lists, total, emptiness, showsFolders, query, onClear } = props
  const [sorting, setSorting] = useSorting(SORT_CHOICES)
  const heading = useId()
  const { by, isDescending } = sorting
  const { shown: marked, filter } = useMarkFilter('list', lists)
  const shown = useMemo(() => arrange(marked, { by, isDescending, query }), [marked, by, isDescending, query])
  return (
    <section aria-labelledby={heading}>
      <div className="mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={heading} className="min-w-0 text-base/6 font-semibold tracking-tight wrap-anywhere">
            {title}
          </h2>
          {lists.length < total && query === '' && <PartShown shown={lists.length} of={total} />}
        </div>
        {lists.length > 0 && (
          <div className="flex min-w-0 flex-wrap gap-2 print:hidden">
            <MarkFilters filter={filter} />
            <SortControl choices={SORT_CHOICES} sorting={sorting} onChange={setSorting} />
          </div>
        )}
      </div>
      <ListRows
        label={title}
        lists={shown}
        look="dense"
        showsFolders={showsFolders}
        messages={DASHBOARD_MESSAGES}
      >
        {lists.length === 0 ? (
          <NoLists of={emptiness} />
        ) : marked.length === 0 ? (
          <NothingMarked filter={filter} />
        ) : (
          <EmptyState
            title={T.noMatch}
            drawing={<NothingFoundDrawing />}
            action={<Button onClick={onClear}>{T.clearSearch}</Button>}
          >
            {T.noMatchText(query)}
          </EmptyState>
        )}
      </ListRows>
    </section>
  )
}

function PartShown({ shown, of }: { readonly shown: number; readonly of: number }) {
  const [params] = useSearchParams()
  return (
    <p className="text-xs/5 text-soft print:hidden">
      <RichText
        text={T.partShown(shown, of)}
        tags={{
          link: (children) => (
            <Link to={toFolderSearch(params, 'all')} preventScrollReset className={TEXT_LINK}>
              {children}
            </Link>
          ),
        }}
      />
    </p>
  )
}
