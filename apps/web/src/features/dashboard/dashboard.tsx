import type { SavedListSummary, SavedResultSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTypedParam } from '../../shared/document/use-typed-param.ts'
import { useKeptState } from '../../shared/kept-work/use-kept.ts'
import { useLists, useProjects, useResults } from '../../shared/library/queries.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TrashIcon } from '../../shared/ui/icons/icons.tsx'
import { lazyWithPreload } from '../../shared/ui/loading/lazy-with-preload.tsx'
import { RowsSkeleton } from '../../shared/ui/loading/rows-skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { LOADING_TEXTS } from '../../shared/ui/texts.ts'
import { PAGE_TITLE } from '../../shared/ui/title.ts'
import { focusHit } from './search/hits.ts'
import { SearchField } from './search/search-field.tsx'
import { DASHBOARD_TEXTS as T } from './texts.ts'
import { VerificationNote } from './verification-note.tsx'

const SearchResults = lazyWithPreload(() => import('./search/search-results.tsx'))
const TrashView = lazyWithPreload(() => import('./trash/trash-view.tsx'))

type Dialog = (onClose: () => void) => ReactNode

type DialogChoice =
  | { readonly kind: 'importLists' | 'createList' | 'createFolder' }
  | { readonly kind: 'editList'; readonly list: SavedListSummary }
  | { readonly kind: 'openResult'; readonly result: SavedResultSummary }

interface DashboardProps {
  readonly lists: ReactNode
  readonly results: ReactNode
  readonly projects: ReactNode
  readonly importLists: Dialog
  readonly createList: Dialog
  readonly createFolder: Dialog
  readonly editList: (list: SavedListSummary, onClose: () => void) => ReactNode
  readonly openResult: (result: SavedResultSummary, onClose: () => void) => ReactNode
}

export function Dashboard(props: DashboardProps) {
  const { tab, openTab } = useOpenTab()
  const [typed, setTyped] = useTypedParam('q')
  const query = useDeferredValue(typed.trim())
  const [dialog, setDialog] = useKeptState<DialogChoice | null>('dialog of the dashboard', null)
  const isSearching = query !== ''
  const tabs = [
    { value: 'lists', label: T.tabs.lists, count: useLists().data?.length },
    { value: 'results', label: T.tabs.results, count: useResults().data?.length },
    { value: 'projects', label: T.tabs.projects, count: useProjects().data?.length },
  ] as const
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
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => setDialog({ kind: 'importLists' })}>{T.importLists}</Button>
          <Button look="primary" onClick={() => setDialog({ kind: 'createList' })}>
            {T.createList}
          </Button>
          <Button onClick={() => setDialog({ kind: 'createFolder' })}>{T.createFolder}</Button>
        </div>
      </div>
      <VerificationNote />
      <div className="mt-4">
        <Tabs
          label={T.parts}
          tabs={tabs}
          value={isSearching ? null : tab}
          onChange={(tab) => {
            setTyped('')
            openTab(tab)
          }}
          aside={
            <div className="flex items-center gap-1 pb-2 max-sm:w-full print:hidden">
              <SearchField value={typed} onChange={setTyped} />
              <Link
                to="?tab=trash"
                onClick={() => setTyped('')}
                aria-current={tab === null && !isSearching ? 'page' : undefined}
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
              {isSearching ? (
                <SearchResults
                  query={query}
                  onLeave={() => setTyped('')}
                  onClear={() => {
                    setTyped('')
                    focusHit(-1)
                  }}
                  onOpenList={(list) => setDialog({ kind: 'editList', list })}
                  onOpenResult={(result) => setDialog({ kind: 'openResult', result })}
                />
              ) : (
                <Opened {...props} tab={tab} />
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

interface OpenedProps extends Pick<DashboardProps, 'lists' | 'results' | 'projects'> {
  readonly tab: ReturnType<typeof useOpenTab>['tab']
}

function Opened({ tab, lists, results, projects }: OpenedProps) {
  switch (tab) {
    case 'lists':
      return lists
    case 'results':
      return results
    case 'projects':
      return projects
    case null:
      return <TrashView />
  }
}

const TABS = ['lists', 'results', 'projects'] as const
type Tab = (typeof TABS)[number]

interface OpenTab {
  readonly tab: Tab | null
  readonly openTab: (tab: Tab) => void
}

function useOpenTab(): OpenTab {
  const [params, setParams] = useSearchParams()
  const named = params.get('tab')
  return {
    tab: named === 'trash' ? null : (TABS.find((each) => each === named) ?? 'lists'),
    openTab: (tab) => setParams(tab === 'lists' ? {} : { tab }, { preventScrollReset: true }),
  }
}
