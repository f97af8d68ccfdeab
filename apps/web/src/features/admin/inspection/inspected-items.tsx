import type { ReactNode } from 'react'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx'
import { useLeaveIfDenied } from '../denial.ts'
import { MorePages } from '../more-pages.tsx'

interface InspectedItemsProps {
  readonly query: Parameters<typeof MorePages>[0]['query'] & {
    readonly data: { readonly pages: readonly (readonly unknown[])[] } | undefined
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly what: 'lists' | 'results'
  /** What is said where there are none. */
  readonly none: string
  readonly children: ReactNode
}

/** The lists or the results of an account, a page at a time. */
export function InspectedItems({ query, what, none, children }: InspectedItemsProps) {
  useLeaveIfDenied(query.error)
  return (
    <Loaded query={query} what={`The ${what}`} skeleton={<RowsSkeleton label={`Loading the ${what}…`} />}>
      {({ pages }) =>
        pages[0]?.length === 0 ? (
          <p className="rounded-md border border-dashed border-edge/60 px-6 py-10 text-center text-sm/6 text-soft">
            {none}
          </p>
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
