import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { useFolders, useProjects } from '../../queries.ts'
import { type RowState, SelectableRows } from '../../selection/selectable-rows.tsx'
import { ListDialogs } from '../list-dialogs.tsx'
import { MoveToFolder } from '../moving/move-to-folder.tsx'
import type { ListMessages } from '../texts.ts'
import { useListActions } from '../use-list-actions.ts'
import type { Look } from './list-items.tsx'
import { ListRow } from './list-row.tsx'
import { ListSelectionBar } from './list-selection-bar.tsx'

const TagPopover = lazyWithPreload(() => import('../../marks/tag-popover.tsx'))

const HEIGHTS: Readonly<Record<Look, number>> = { dense: 45, card: 64 }

interface ListRowsProps {
  readonly label: string
  readonly lists: readonly SavedListSummary[]
  readonly look: Look
  readonly isSelecting?: boolean
  readonly showsFolders?: boolean
  readonly messages: ListMessages
  readonly children: ReactNode
}

export function ListRows(props: ListRowsProps) {
  const { label, lists, look, isSelecting = true, showsFolders = false, messages, children } = props
  const { data: projects } = useProjects()
  const { data: folders } = useFolders()
  const { actions, dialog, closeDialog, folderMove, closeFolderMove, tagging, closeTagging } =
    useListActions(messages)
  const projectNames = useMemo(() => new Map(projects?.map(({ id, name }) => [id, name])), [projects])
  const foldersById = useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders])
  const renderRow = useCallback(
    (list: SavedListSummary, state: RowState) => {
      const { folderId, projectId } = list
      return (
        <ListRow
          list={list}
          look={look}
          folder={showsFolders ? (foldersById.get(folderId ?? 0) ?? null) : undefined}
          projectName={look === 'dense' && projectId !== null ? projectNames.get(projectId) : undefined}
          state={state}
          actions={actions}
        />
      )
    },
    [look, showsFolders, foldersById, projectNames, actions],
  )
  return (
    <>
      <SelectableRows
        kind="list"
        label={label}
        items={lists}
        rowHeight={HEIGHTS[look]}
        isSelecting={isSelecting}
        renderRow={renderRow}
        renderBar={(selected, selection) => (
          <ListSelectionBar
            selection={selection}
            selected={selected}
            total={lists.length}
            look={look}
            actions={actions}
          />
        )}
      >
        {children}
      </SelectableRows>
      <Suspense>
        {folderMove !== null && <MoveToFolder {...folderMove} onClose={closeFolderMove} />}
        {tagging !== null && <TagPopover {...tagging} onClose={closeTagging} />}
        <ListDialogs dialog={dialog} messages={messages} onClose={closeDialog} />
      </Suspense>
    </>
  )
}
