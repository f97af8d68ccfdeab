import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useMarks } from '../../marks/use-marks.ts'
import { useFolders, useProjects } from '../../queries.ts'
import { useFocusAfterRemoval } from '../../selection/use-focus-after-removal.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { ListDialogs } from '../list-dialogs.tsx'
import { MoveToFolder } from '../moving/move-to-folder.tsx'
import { DASHBOARD_MESSAGES } from '../texts.ts'
import { useListActions } from '../use-list-actions.ts'
import { ListRow } from './list-row.tsx'
import { ListSelectionBar } from './list-selection-bar.tsx'

const TagPopover = lazyWithPreload(() => import('../../marks/tag-popover.tsx'))

const ROW_HEIGHT = 45

interface FolderRowsProps {
  readonly label: string
  readonly lists: readonly SavedListSummary[]
  readonly showsFolders: boolean
  readonly children: ReactNode
}

export function FolderRows({ label, lists, showsFolders, children }: FolderRowsProps) {
  const { data: projects } = useProjects()
  const { data: folders } = useFolders()
  const { actions, dialog, closeDialog, folderMove, closeFolderMove, tagging, closeTagging } =
    useListActions(DASHBOARD_MESSAGES)
  const { isStarred, tagsOf } = useMarks('list')
  const selection = useSelection(lists)
  const { ids, current, choose, holderProps } = selection
  useFocusAfterRemoval(lists, holderProps.ref)
  const projectNames = useMemo(() => new Map(projects?.map(({ id, name }) => [id, name])), [projects])
  const foldersById = useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders])
  const chosen = useMemo(() => new Set(ids), [ids])
  const selected = useMemo(() => lists.filter(({ id }) => chosen.has(id)), [lists, chosen])
  const renderRow = useCallback(
    (list: SavedListSummary) => (
      <ListRow
        list={list}
        folder={showsFolders ? (foldersById.get(list.folderId ?? 0) ?? null) : undefined}
        projectName={list.projectId === null ? undefined : projectNames.get(list.projectId)}
        isStarred={isStarred(list.id)}
        tags={tagsOf(list.id)}
        isSelected={chosen.has(list.id)}
        isCurrent={list.id === current}
        carried={chosen.has(list.id) ? ids : [list.id]}
        onChoose={(isRange) => choose(list.id, isRange)}
        actions={actions}
      />
    ),
    [isStarred, tagsOf, showsFolders, foldersById, projectNames, chosen, current, ids, choose, actions],
  )
  return (
    <>
      <div {...holderProps} tabIndex={-1} className="outline-none">
        {lists.length === 0 ? (
          children
        ) : (
          <>
            <ListSelectionBar
              selection={selection}
              selected={selected}
              total={lists.length}
              hasFolders
              actions={actions}
            />
            <VirtualList
              label={label}
              items={lists}
              rowHeight={ROW_HEIGHT}
              kept={current}
              renderRow={renderRow}
            />
          </>
        )}
      </div>
      {folderMove !== null && <MoveToFolder {...folderMove} onClose={closeFolderMove} />}
      {tagging !== null && (
        <Suspense>
          <TagPopover {...tagging} onClose={closeTagging} />
        </Suspense>
      )}
      <ListDialogs dialog={dialog} messages={DASHBOARD_MESSAGES} onClose={closeDialog} />
    </>
  )
}
