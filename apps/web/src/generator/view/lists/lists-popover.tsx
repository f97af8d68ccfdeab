import type { Folder, SavedListSummary } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { type ReactElement, useState } from 'react'
import { useFolders, useLists } from '#library/queries.ts'
import { Button } from '#ui/button.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { Popover } from '#ui/menu/popover.tsx'
import { ListChoices } from './list-choices.tsx'
import { toGroups } from './list-groups.ts'
import { SAVED_LISTS_TEXTS as T } from './texts.ts'

interface ListsPopoverProps {
  readonly trigger: ReactElement
  readonly name: string
  readonly projectId: number | null
  readonly selected: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
}

const MANY = 8

export default function ListsPopover({ trigger, name, projectId, selected, onChoose }: ListsPopoverProps) {
  const query = useLists()
  const folders = useFolders()
  const [filter, setFilter] = useState('')
  const lists = query.data
  return (
    <Popover startsOpen trigger={trigger} label={T.of(name)}>
      <fieldset aria-label={T.of(name)} className="min-w-0 text-ink">
        {lists !== undefined && lists.length > MANY && (
          <div className="border-line border-b p-2">
            <input
              type="search"
              aria-label={T.filterOf(name)}
              placeholder={T.filter}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              className="block min-h-9 w-full rounded-sm border border-edge bg-card px-2.5 text-sm/5"
            />
          </div>
        )}
        <div className="py-1.5">
          {query.isError && lists === undefined ? (
            <Failed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
          ) : lists === undefined || folders.isPending ? (
            <Loading />
          ) : lists.length === 0 ? (
            <p className="px-3 py-1 text-xs/5 text-soft">{T.none}</p>
          ) : (
            <ListChoices
              groups={toGroups(toFound(lists, filter), folders.data ?? NO_FOLDERS, projectId)}
              selected={selected}
              onToggle={(id) => onChoose(toToggled(selected, id))}
            />
          )}
        </div>
        {selected.length > 0 && (
          <div className="flex min-h-10 items-center gap-2 border-line border-t px-3 text-xs/5 text-soft">
            <p className="tabular-nums">{T.selected(selected.length)}</p>
            <Button
              look="quiet"
              aria-label={T.clearOf(name)}
              className="-mr-2 ml-auto min-h-7 px-2 py-0 text-xs"
              onClick={() => onChoose([])}
            >
              {T.clear}
            </Button>
          </div>
        )}
      </fieldset>
    </Popover>
  )
}

const NO_FOLDERS: readonly Folder[] = []

function toToggled(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
}

function toFound(lists: readonly SavedListSummary[], filter: string): readonly SavedListSummary[] {
  const wanted = toSearchable(filter.trim())
  return wanted === '' ? lists : lists.filter(({ name }) => toSearchable(name).includes(wanted))
}

function Loading() {
  return (
    <Skeleton label={T.loading}>
      <div className="grid gap-3 px-3 py-1">
        <Bone className="h-4 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="h-4 w-3/5" />
      </div>
    </Skeleton>
  )
}

function Failed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 text-xs/5">
      <p role="alert" className="text-danger">
        {T.failed}
      </p>
      <Button
        className="min-h-7 px-2.5 py-0 text-xs"
        aria-disabled={isRetrying}
        onClick={() => isRetrying || onRetry()}
      >
        {isRetrying ? T.retrying : T.retry}
      </Button>
    </div>
  )
}
