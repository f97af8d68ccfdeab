import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useMarks } from '../../marks/use-marks.ts'
import { useFolders, useProjects } from '../../queries.ts'
import { SelectBox } from '../../selection/select-box.tsx'
import { useFocusAfterRemoval } from '../../selection/use-focus-after-removal.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { ListDialogs } from '../list-dialogs.tsx'
import { MoveToFolder } from '../moving/move-to-folder.tsx'
import { type ListMessages, LIST_ROW_TEXTS as T } from '../texts.ts'
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

/** Stays mounted when empty, so that lists that couldn't be deleted come back selected. */
export function ListRows(props: ListRowsProps) {
  const { label, lists, look, isSelecting = true, showsFolders = false, messages, children } = props
  const { data: projects } = useProjects()
  const { data: folders } = useFolders()
  const { actions, dialog, closeDialog, folderMove, closeFolderMove, tagging, closeTagging } =
    useListActions(messages)
  const { isStarred, tagsOf } = useMarks('list')
  const selection = useSelection(lists)
  const { ids, current, choose, clear, holderProps } = selection
  useFocusAfterRemoval(lists, holderProps.ref)
  const projectNames = useMemo(() => new Map(projects?.map(({ id, name }) => [id, name])), [projects])
  const foldersById = useMemo(() => new Map(folders?.map((folder) => [folder.id, folder])), [folders])
  const chosen = useMemo(() => new Set(isSelecting ? ids : []), [ids, isSelecting])
  const selected = useMemo(() => lists.filter(({ id }) => chosen.has(id)), [lists, chosen])
  const renderRow = useCallback(
    (list: SavedListSummary) => {
      const { id, name, folderId, projectId } = list
      const isOfOtherProject = look === 'dense' && projectId !== null
      return (
        <ListRow
          list={list}
          look={look}
          folder={showsFolders ? (foldersById.get(folderId ?? 0) ?? null) : undefined}
          projectName={isOfOtherProject ? projectNames.get(projectId) : undefined}
          isStarred={isStarred(id)}
          tags={tagsOf(id)}
          isSelected={chosen.has(id)}
          isCurrent={id === current}
          selectBox={
            isSelecting && (
              <SelectBox
                label={T.select(name)}
                isSelected={chosen.has(id)}
                isCurrent={id === current}
                onChoose={(isRange) => choose(id, isRange)}
              />
            )
          }
          carried={chosen.has(id) ? ids : [id]}
          actions={actions}
        />
      )
    },
    [
      look,
      isStarred,
      tagsOf,
      showsFolders,
      foldersById,
      projectNames,
      isSelecting,
      chosen,
      current,
      ids,
      choose,
      actions,
    ],
  )
  useEffect(() => {
    if (!isSelecting) clear()
  }, [isSelecting, clear])
  return (
    <>
      <div {...holderProps} tabIndex={-1} className="outline-none">
        {lists.length === 0 ? (
          children
        ) : (
          <>
            {isSelecting && (
              <ListSelectionBar
                selection={selection}
                selected={selected}
                total={lists.length}
                look={look}
                actions={actions}
              />
            )}
            <VirtualList
              label={label}
              items={lists}
              rowHeight={HEIGHTS[look]}
              kept={current}
              renderRow={renderRow}
            />
          </>
        )}
      </div>
      <Suspense>
        {folderMove !== null && <MoveToFolder {...folderMove} onClose={closeFolderMove} />}
        {tagging !== null && <TagPopover {...tagging} onClose={closeTagging} />}
        <ListDialogs dialog={dialog} messages={messages} onClose={closeDialog} />
      </Suspense>
    </>
  )
}
