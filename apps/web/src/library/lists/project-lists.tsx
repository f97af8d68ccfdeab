import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, useMemo } from 'react'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button } from '#ui/button.tsx'
import { NoListsDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { useLists } from '../queries.ts'
import { CreateListDialog } from './form/create-list-dialog.tsx'
import { ProjectRows } from './rows/project-rows.tsx'
import { PROJECT_LISTS_TEXTS as T } from './texts.ts'

interface ProjectListsProps {
  readonly projectId: number
  readonly importLists: (onClose: () => void) => ReactNode
}

export function ProjectLists({ projectId, importLists }: ProjectListsProps) {
  const [dialog, setDialog] = useKeptState<'create' | 'import' | null>('dialog of new lists', null)
  const close = () => setDialog(null)
  const buttons = (
    <>
      <Button onClick={() => setDialog('import')}>{T.importLists}</Button>
      <Button look="primary" onClick={() => setDialog('create')}>
        {T.create}
      </Button>
    </>
  )
  return (
    <>
      <Loaded query={useLists()} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
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
  const own = useMemo(() => lists.filter((list) => list.projectId === projectId), [lists, projectId])
  return (
    <ProjectRows lists={own} buttons={buttons}>
      <EmptyState title={T.empty} drawing={<NoListsDrawing />} action={buttons}>
        {T.emptyText}
      </EmptyState>
    </ProjectRows>
  )
}
