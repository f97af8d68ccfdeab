import type { SavedListSummary, SavedResultSummary } from '@wordloom/contract'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { useUser } from '#platform/user/use-user.ts'
import { TrashIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { LOADING_TEXTS } from '#ui/texts.ts'
import { useLists, useProjects, useResults } from '../queries.ts'
import { type NewItem, PageButtons } from './page-buttons.tsx'
import { focusHit } from './search/hits.ts'
import { SearchField } from './search/search-field.tsx'
import { DASHBOARD_TEXTS as T, VERIFICATION_NOTE_TEXTS } from './texts.ts'
import { useOpenTab } from './use-open-tab.ts'

const SearchResults = lazyWithPreload(() => import('./search/search-results.tsx'))
const TrashView = lazyWithPreload(() => import('./trash/trash-view.tsx'))

type Dialog = (onClose: () => void) => ReactNode

type DialogChoice =
  | { readonly kind: NewItem }
  | { readonly kind: 'editList'; readonly list: SavedListSummary }
  | { readonly kind: 'openResult'; readonly result: SavedResultSummary }

/** The items of a tab whose names match the query; all of them if it is empty. */
type Items = (query: string, onClear: () => void) => ReactNode

interface DashboardProps extends Readonly<Record<NewItem, Dialog>> {
  readonly lists: Items
  readonly results: Items
  readonly projects: Items
  readonly editList: (list: SavedListSummary, onClose: () => void) => ReactNode
  readonly openResult: (result: SavedResultSummary, onClose: () => void) => ReactNode
}

export function Dashboard(props: DashboardProps) {
  const { tab, shown, narrowed, openTab, typed, query, search } = useOpenTab()
  const [dialog, setDialog] = useKeptState<DialogChoice | null>('dialog of the dashboard', null)
  const isSearching = query !== ''
  const counts = [useLists(), useResults(), useProjects()].map(({ data }) => data?.length)
  const tabs = (['lists', 'results', 'projects'] as const).map((value, at) => ({
    value,
    label: T.tabs[value],
    ...(!isSearching && { count: counts[at] }),
  }))
  function clear() {
    search('')
    focusHit(-1)
  }
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <Link
        to="/"
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-ink print:hidden"
      >
        <span aria-hidden="true">←</span> {T.back}
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className={PAGE_TITLE}>{T.title}</h1>
        <PageButtons tab={tab} onCreate={(kind) => setDialog({ kind })} />
      </div>
      <VerificationNote />
      <div className="mt-4">
        <Tabs
          label={T.parts}
          tabs={isSearching ? [...tabs, { value: 'everything', label: T.everything }] : tabs}
          value={shown === 'trash' ? null : shown}
          onChange={openTab}
          aside={
            <div className="flex items-center gap-1 pb-2 max-sm:w-full print:hidden">
              <SearchField
                label={narrowed === null ? T.search : T.searchIn[narrowed]}
                value={typed}
                onChange={search}
              />
              <Link
                to="?tab=trash"
                onClick={() => search('')}
                aria-current={shown === 'trash' ? 'page' : undefined}
                className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm text-soft hover:bg-wash hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                <TrashIcon />
                {T.trash}
              </Link>
            </div>
          }
        >
          <div className="pt-5">
            <Suspense fallback={<RowsSkeleton label={LOADING_TEXTS.page} />}>
              {shown === 'everything' ? (
                <SearchResults
                  query={query}
                  onLeave={() => search('')}
                  onClear={clear}
                  onOpenList={(list) => setDialog({ kind: 'editList', list })}
                  onOpenResult={(result) => setDialog({ kind: 'openResult', result })}
                />
              ) : shown === 'trash' ? (
                <TrashView />
              ) : (
                props[shown](query, clear)
              )}
            </Suspense>
          </div>
        </Tabs>
      </div>
      <Suspense>{dialog !== null && toDialog(props, dialog, () => setDialog(null))}</Suspense>
    </main>
  )
}

function toDialog(props: DashboardProps, dialog: DialogChoice, onClose: () => void): ReactNode {
  switch (dialog.kind) {
    case 'editList':
      return props.editList(dialog.list, onClose)
    case 'openResult':
      return props.openResult(dialog.result, onClose)
    default:
      return props[dialog.kind](onClose)
  }
}

/** The home page leads unverified users to the verification page instead of the generator. */
function VerificationNote() {
  const { user } = useUser()
  if (user === null || user.emailVerified === 1) return null
  return (
    <p className="mt-4 rounded-md border border-line border-l-3 border-l-thread-2 bg-card px-4 py-3 text-sm/6 print:hidden">
      <RichText text={VERIFICATION_NOTE_TEXTS.waits} tags={{ link: toLink('/verify-email') }} />
    </p>
  )
}
