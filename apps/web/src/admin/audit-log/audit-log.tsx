import type { AuditEntry } from '@wordloom/contract'
import { useCallback, useId, useMemo, useState } from 'react'
import { useInfiniteQuery } from '#platform/lib/use-infinite-query.ts'
import { Button } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { FilterField } from '#ui/form/filter-field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { adminQueries } from '../api.ts'
import { useLeaveIfDenied } from '../denial.ts'
import { FactorRequired, isFactorRequired } from '../factor-required.tsx'
import { MorePages } from '../more-pages.tsx'
import { ACTION_NAMES, toActionName } from './action-names.ts'
import { AUDIT_COLUMNS, AuditRow } from './audit-row.tsx'
import { AUDIT_FILTER_TEXTS, AUDIT_LOG_TEXTS as T } from './texts.ts'
import { type AuditSearch, useAuditSearch } from './use-audit-search.ts'

const ROW_HEIGHT = 62

export default function AuditLog() {
  const search = useAuditSearch()
  const query = useInfiniteQuery(adminQueries.auditLog(search.user, search.action))
  useLeaveIfDenied(query.error)
  const pages = query.data?.pages
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages])
  if (isFactorRequired(query.error)) return <FactorRequired />
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
      className={`grid gap-x-5 px-4 pb-1.5 text-xs/5 text-faint max-lg:hidden ${AUDIT_COLUMNS}`}
    >
      {T.headings.map((heading) => (
        <span key={heading}>{heading}</span>
      ))}
    </div>
  )
}

const EVERY = ''

function AuditFilters({ search }: { readonly search: AuditSearch }) {
  const { typed, action, setTyped, setAction } = search
  const id = useId()
  const isUnknown = action !== EVERY && !ACTION_NAMES.has(action)
  return (
    <search className="flex flex-wrap gap-3 max-sm:w-full">
      <FilterField
        label={AUDIT_FILTER_TEXTS.user}
        value={typed}
        onChange={setTyped}
        className="w-full sm:w-72"
      />
      <label htmlFor={id} className="sr-only">
        {AUDIT_FILTER_TEXTS.action}
      </label>
      <select
        id={id}
        value={action}
        onChange={({ target }) => setAction(target.value)}
        className={`${SELECT} max-sm:w-full`}
      >
        <option value={EVERY}>{AUDIT_FILTER_TEXTS.all}</option>
        {[...ACTION_NAMES].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {isUnknown && <option value={action}>{toActionName(action)}</option>}
      </select>
    </search>
  )
}
