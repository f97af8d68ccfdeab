import type { SavedListSummary, SavedResultSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLists, useProjects, useResults } from '../../shared/library/queries.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { usePlace } from './place.ts'

type Dialog = (onClose: () => void) => ReactNode

interface DashboardProps {
  readonly lists: ReactNode
  readonly results: ReactNode
  readonly projects: ReactNode
  readonly importLists: Dialog
  readonly createList: Dialog
  readonly createFolder: Dialog
  readonly editList: (list: SavedListSummary, onClose: () => void) => ReactNode
  readonly editResult: (result: SavedResultSummary, onClose: () => void) => ReactNode
}

/** What an account holds, in three tabs, with a search across all of it. */
export function Dashboard(props: DashboardProps) {
  const place = usePlace()
  const [openDialog, setOpenDialog] = useState<Dialog | null>(null)
  const open = (dialog: Dialog) => setOpenDialog(() => dialog)
  const tabs = [
    { value: 'lists', label: 'Saved Lists', count: useLists().data?.length },
    { value: 'results', label: 'Saved Results', count: useResults().data?.length },
    { value: 'projects', label: 'Projects', count: useProjects().data?.length },
  ] as const
  return (
    <main className="mx-auto w-full max-w-6xl grow px-4 py-6 sm:px-8 sm:py-8">
      <Link
        to="/"
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-ink"
      >
        <span aria-hidden="true">←</span> Back to the generator
      </Link>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-[26px]/9 font-bold tracking-[-0.022em]">Dashboard</h1>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => open(props.importLists)}>Import Lists</Button>
          <Button onClick={() => open(props.createFolder)}>Create Folder</Button>
          <Button look="primary" onClick={() => open(props.createList)}>
            Create List
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <Tabs label="What you saved" tabs={tabs} value={place.tab} onChange={place.openTab}>
          <div className="pt-5">
            {place.tab === 'lists' && props.lists}
            {place.tab === 'results' && props.results}
            {place.tab === 'projects' && props.projects}
          </div>
        </Tabs>
      </div>
      <p className="mt-8 text-sm/6 text-soft">
        What you delete stays in the{' '}
        <Link to="?tab=trash" className={TEXT_LINK}>
          trash
        </Link>{' '}
        for 30 days.
      </p>
      <Suspense>{openDialog?.(() => setOpenDialog(null))}</Suspense>
    </main>
  )
}
