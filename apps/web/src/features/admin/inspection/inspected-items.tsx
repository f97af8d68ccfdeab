import type { ReactNode } from 'react'
import { NoListsDrawing, NoResultsDrawing } from '../../../shared/ui/drawings.tsx'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx'
import { useLeaveIfDenied } from '../denial.ts'
import { MorePages } from '../more-pages.tsx'
import { INSPECTION_TEXTS as T } from './texts.ts'

interface InspectedItemsProps {
  readonly query: Parameters<typeof MorePages>[0]['query'] & {
    readonly data: { readonly pages: readonly (readonly unknown[])[] } | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly what: 'lists' | 'results'
  readonly children: ReactNode
}

export function InspectedItems({ query, what, children }: InspectedItemsProps) {
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
