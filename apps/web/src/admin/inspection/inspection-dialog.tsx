import type { User } from '@wordloom/contract'
import { type ReactNode, useState } from 'react'
import { useInfiniteQuery } from '#platform/lib/use-infinite-query.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { NoListsDrawing, NoResultsDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { MorePages } from '../more-pages.tsx'
import { InspectedItem } from './inspected-item.tsx'
import { INSPECTION_TEXTS as T } from './texts.ts'

const TABS = [
  { value: 'lists', label: T.lists.tab },
  { value: 'results', label: T.results.tab },
] as const

interface InspectionDialogProps {
  readonly user: User
  readonly onClose: () => void
}

export default function InspectionDialog({ user, onClose }: InspectionDialogProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('lists')
  return (
    <Dialog title={T.title} description={T.description(user.email)} isWide onClose={onClose}>
      <div className="mt-3 pb-6">
        <Tabs label={T.tabs} tabs={TABS} value={tab} onChange={setTab}>
          <div className="pt-4">{tab === 'lists' ? <Lists id={user.id} /> : <Results id={user.id} />}</div>
        </Tabs>
      </div>
    </Dialog>
  )
}

function Lists({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(adminQueries.lists(id))
  return (
    <InspectedItems query={query} what="lists">
      {query.data?.pages.flat().map(({ id: key, name, createdAt, wordCount, words }) => (
        <InspectedItem
          key={key}
          name={name}
          createdAt={createdAt}
          noun="word"
          count={wordCount}
          text={words}
        />
      ))}
    </InspectedItems>
  )
}

function Results({ id }: { readonly id: string }) {
  const query = useInfiniteQuery(adminQueries.results(id))
  return (
    <InspectedItems query={query} what="results">
      {query.data?.pages.flat().map(({ id: key, name, createdAt, description, ...result }) => (
        <InspectedItem
          key={key}
          name={name}
          createdAt={createdAt}
          description={description}
          noun="combination"
          count={result.combinationCount}
          text={result.combinations}
        />
      ))}
    </InspectedItems>
  )
}

interface InspectedItemsProps {
  readonly query: Parameters<typeof MorePages>[0]['query'] & {
    readonly data: { readonly pages: readonly (readonly unknown[])[] } | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly what: 'lists' | 'results'
  readonly children: ReactNode
}

function InspectedItems({ query, what, children }: InspectedItemsProps) {
  useLeaveIfDenied(query.error)
  return (
    <Loaded query={query} what={T[what].what} skeleton={<RowsSkeleton label={T[what].loading} />}>
      {({ pages }) =>
        pages[0]?.length === 0 ? (
          <div className="flex flex-col items-center gap-3 py-6 text-sm/6 text-soft">
            {what === 'lists' ? <NoListsDrawing /> : <NoResultsDrawing />}
            <p>{T[what].none}</p>
          </div>
        ) : (
          <>
            <ul className="divide-y divide-line overflow-hidden rounded-md border border-line">{children}</ul>
            <MorePages query={query} what={what} />
          </>
        )
      }
    </Loaded>
  )
}
