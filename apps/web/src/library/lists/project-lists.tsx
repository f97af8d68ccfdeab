import { projects, type SavedListSummary } from '@wordloom/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button } from '#ui/button.tsx'
import { NoListsDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { useLists } from '../queries.ts'
import { canCall, useScope } from '../scope.ts'
import { CreateListDialog } from './form/create-list-dialog.tsx'
import { ListRows } from './rows/list-rows.tsx'
import { JOINED_MESSAGES, PROJECT_MESSAGES, PROJECT_LISTS_TEXTS as T } from './texts.ts'

interface ProjectListsProps {
  readonly projectId: number
  readonly importLists: (onClose: () => void) => ReactNode
}

export function ProjectLists({ projectId, importLists }: ProjectListsProps) {
  const scope = useScope()
  const [dialog, setDialog] = useKeptState<'create' | 'import' | null>('dialog of new lists', null)
  const close = () => setDialog(null)
  const buttons = canCall(scope, projects.addList) && (
    <>
      <Button onClick={() => setDialog('import')}>{T.importLists}</Button>
      <Button look="primary" onClick={() => setDialog('create')}>
        {T.create}
      </Button>
    </>
  )
  return (
    <>
      <Loaded query={useLists(scope)} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {(lists) => <OfProject lists={lists} projectId={projectId} buttons={buttons} />}
      </Loaded>
      {dialog === 'create' && <CreateListDialog projectId={projectId} onClose={close} />}
      {dialog === 'import' && importLists(close)}
    </>
  )
}

interface OfProjectProps {
  readonly lists: readonly SavedListSummary[]
  readonly projectId: number
  readonly buttons: ReactNode
}

function OfProject({ lists, projectId, buttons }: OfProjectProps) {
  const { role } = useScope()
  const [isBulk, setIsBulk] = useState(false)
  const own = useMemo(() => lists.filter((list) => list.projectId === projectId), [lists, projectId])
  return (
    <>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-base/6 font-semibold tracking-tight tabular-nums">{T.heading(own.length)}</h2>
        {own.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setIsBulk(!isBulk)}>{isBulk ? T.exitBulk : T.bulk}</Button>
            {buttons}
          </div>
        )}
      </div>
      <ListRows
        label={T.label}
        lists={own}
        look="card"
        isSelecting={isBulk}
        messages={role === 'owner' ? PROJECT_MESSAGES : JOINED_MESSAGES}
      >
        <EmptyState title={T.empty} drawing={<NoListsDrawing />} action={buttons}>
          {role === 'viewer' ? T.emptyForViewers : T.emptyText}
        </EmptyState>
      </ListRows>
    </>
  )
}
