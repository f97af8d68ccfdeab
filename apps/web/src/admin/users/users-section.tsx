import { USER_FILTERS, type UserFilter, type UserPage } from '@wordloom/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useChosenParam } from '#platform/document/use-chosen-param.ts'
import { useTypedParam } from '#platform/document/use-typed-param.ts'
import { useInfiniteQuery } from '#platform/lib/use-infinite-query.ts'
import { Button } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { MorePages } from '../more-pages.tsx'
import { USERS_TEXTS as T } from '../texts.ts'
import { UserList } from './user-list.tsx'

const FILTERS = USER_FILTERS.map((value) => ({ value, label: T.filters[value] }))

export function UsersSection({ selfId }: { readonly selfId: string }) {
  const { typed, search, filter, setTyped, setFilter, clear } = useUserSearch()
  const query = useInfiniteQuery(adminQueries.users(search, filter))
  useLeaveIfDenied(query.error)
  const pages = query.data?.pages
  const users = useMemo(() => pages?.flatMap((page) => page.users) ?? [], [pages])
  const total = pages?.[0]?.total ?? 0
  return (
    <section aria-labelledby="users">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="users" className="text-lg/7 font-semibold tracking-tight">
            {T.title}
          </h2>
          <p role="status" className="min-h-6 text-sm/6 text-soft tabular-nums">
            {pages !== undefined && !query.isPlaceholderData && toShown(pages, total)}
          </p>
        </div>
        <search className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full">
          <SegmentedControl label={T.status} choices={FILTERS} value={filter} onChange={setFilter} />
          <FilterField label={T.search} value={typed} onChange={setTyped} className="w-full sm:w-72" />
        </search>
      </div>
      <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {() => (
          <div
            aria-busy={query.isPlaceholderData}
            className={query.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : ''}
          >
            <UserList users={users} total={total} selfId={selfId}>
              <EmptyState
                title={T.none}
                drawing={<NothingFoundDrawing />}
                action={<Button onClick={clear}>{T.showAll}</Button>}
              >
                {search === '' ? T.noneInState : T.noneWith(search)}
              </EmptyState>
            </UserList>
            <MorePages query={query} what="users" />
          </div>
        )}
      </Loaded>
    </section>
  )
}

function toShown(pages: readonly UserPage[], total: number): string {
  const shown = pages.reduce((sum, { users }) => sum + users.length, 0)
  return shown < total ? T.countOf(shown, total) : T.count(total)
}

/** The server's limit. */
const MAX_CHARACTERS = 254

function useUserSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useTypedParam('search')
  const [asked, ask] = useChosenParam('filter')
  const filter = USER_FILTERS.find((each) => each === asked) ?? 'all'
  return {
    typed,
    search: (params.get('search') ?? '').trim().slice(0, MAX_CHARACTERS),
    filter,
    setTyped: (text: string) => setTyped(text.slice(0, MAX_CHARACTERS)),
    setFilter: (next: UserFilter) => ask(next === 'all' ? '' : next),
    clear() {
      setTyped('')
      setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
