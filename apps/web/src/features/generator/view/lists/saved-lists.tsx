import { useState } from 'react'
import { useLists } from '../../../../shared/library/queries.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Bone, Skeleton } from '../../../../shared/ui/loading/skeleton.tsx'
import type { Column, GeneratorActions } from '../../state/generator-state.ts'
import { ListChoices } from './list-choices.tsx'
import { SAVED_LISTS_TEXTS as T } from './texts.ts'
import { useChoosing } from './use-choosing.ts'

export interface SavedListsProps {
  readonly column: Column
  readonly name: string
  readonly actions: Pick<GeneratorActions, 'fillColumn'>
  readonly projectId: number | null
}

const MANY = 8

export default function SavedLists({ column, name, actions, projectId }: SavedListsProps) {
  const query = useLists()
  const lists = query.data
  const [filter, setFilter] = useState('')
  const { selected, isFilling, choose } = useChoosing({ column, name, lists, actions })
  const hasMany = lists !== undefined && lists.length > MANY
  return (
    <fieldset aria-label={T.of(name)} className="flex h-full min-w-0 flex-col">
      <div className="flex h-8 shrink-0 items-center gap-2 px-3">
        <span aria-hidden="true" className="shrink-0 text-[13px]/5 font-medium text-soft">
          {T.title}
        </span>
        {hasMany && (
          <input
            type="search"
            aria-label={T.filterOf(name)}
            placeholder={T.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            className="ml-auto h-6.5 w-full max-w-40 min-w-0 rounded-sm border border-line bg-card px-2 text-[13px]/5"
          />
        )}
      </div>
      <div className="h-24 shrink-0">
        {query.isError && lists === undefined ? (
          <Failed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : lists === undefined ? (
          <Loading />
        ) : lists.length === 0 ? (
          <p className="px-3 text-[13px]/5 text-soft">{T.none}</p>
        ) : (
          <ListChoices
            lists={toShown(lists, filter, projectId)}
            selected={selected}
            onToggle={(id) => choose(toToggled(selected, id))}
          />
        )}
      </div>
      <div className="flex h-7 shrink-0 items-center gap-2 border-line border-t px-3 text-[13px]/5 text-soft">
        <p role="status" className="tabular-nums">
          {isFilling ? T.filling : selected.length > 0 && T.selected(selected.length)}
        </p>
        {selected.length > 0 && (
          <Button
            look="quiet"
            aria-label={T.clearOf(name)}
            className="-mr-2 ml-auto min-h-6 px-2 py-0 text-[13px]"
            onClick={() => choose([])}
          >
            {T.clear}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function toToggled(selected: readonly string[], id: string): readonly string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]
}

type Lists = NonNullable<ReturnType<typeof useLists>['data']>

function toShown(lists: Lists, filter: string, projectId: number | null): Lists {
  const wanted = filter.trim().toLocaleLowerCase()
  const found = wanted === '' ? lists : lists.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  if (projectId === null) return found
  const isOwn = (list: Lists[number]) => list.projectId === projectId
  return [...found.filter(isOwn), ...found.filter((list) => !isOwn(list))]
}

function Loading() {
  return (
    <Skeleton label={T.loading}>
      <div className="grid gap-3 px-3 pt-1">
        <Bone className="h-4 w-2/3" />
        <Bone className="h-4 w-1/2" />
        <Bone className="h-4 w-3/5" />
      </div>
    </Skeleton>
  )
}

function Failed({ isRetrying, onRetry }: { readonly isRetrying: boolean; readonly onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 text-[13px]/5">
      <p role="alert" className="text-danger">
        {T.failed}
      </p>
      <Button
        className="min-h-7 px-2.5 py-0 text-[13px]"
        aria-disabled={isRetrying}
        onClick={() => isRetrying || onRetry()}
      >
        {isRetrying ? T.retrying : T.retry}
      </Button>
    </div>
  )
}
