import type { AuditEntry } from '@wordloom/contract'
import { useCallback, useMemo, useState } from 'react'
import { useInfiniteQuery } from '../../../shared/lib/use-infinite-query.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { NothingFoundDrawing } from '../../../shared/ui/drawings.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Loaded } from '../../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton.tsx'
import { VirtualList } from '../../../shared/ui/virtual-list.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { FactorDemanded, isFactorDemanded } from '../factor-demanded.tsx'
import { MorePages } from '../more-pages.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AUDIT_COLUMNS, AuditRow } from './audit-row.tsx'
import { AUDIT_LOG_TEXTS as T } from './texts.ts'
import { useAuditSearch } from './use-audit-search.ts'

const ROW_HEIGHT = 62

export default function AuditLog() {
  const search = useAuditSearch()
  const query = useInfiniteQuery(adminQueries.auditLog(search.user, search.action))
  useLeaveIfDenied(query.error)
  const pages = query.data?.pages
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages])
  if (isFactorDemanded(query.error)) return <FactorDemanded />
  return (
    <>
      <div className="mb-4 flex">
        <AuditFilters search={search} />
      </div>
      <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {() => (
          <div
            aria-busy={query.isPlaceholderData}
            className={query.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : ''}
          >
            {entries.length === 0 ? (
              <EmptyState
                level="h2"
                drawing={<NothingFoundDrawing />}
                title={T.none}
                action={<Button onClick={search.clear}>{T.showAll}</Button>}
              >
                {T.noneAbout}
              </EmptyState>
            ) : (
              <Entries entries={entries} hasMore={query.hasNextPage} />
            )}
            <MorePages query={query} what="entries" />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface EntriesProps {
  readonly entries: readonly AuditEntry[]
  readonly hasMore: boolean
}

function Entries({ entries, hasMore }: EntriesProps) {
  const [focused, setFocused] = useState<number | null>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus is, and does nothing else.
    <div
      onFocus={({ target }) =>
        setFocused(Number(target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? Number.NaN))
      }
    >
      <AuditHeadings />
      <VirtualList
        label={T.label}
        items={entries}
        // The server doesn't count the entries.
        {...(hasMore && { total: -1 })}
        rowHeight={ROW_HEIGHT}
        kept={focused}
        renderRow={useCallback((entry: AuditEntry) => <AuditRow entry={entry} />, [])}
      />
    </div>
  )
}

/** Hidden from screen readers, because each row names its own values. */
function AuditHeadings() {
  return (
    <div
      aria-hidden="true"
      className={`grid gap-x-5 px-4 pb-1.5 text-[13px]/5 text-faint max-lg:hidden ${AUDIT_COLUMNS}`}
    >
      {T.headings.map((heading) => (
        <span key={heading}>{heading}</span>
      ))}
    </div>
  )
}
