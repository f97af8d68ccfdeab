import type { SavedListSummary } from '@wordloom/contract'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useMarks } from '../../marks/use-marks.ts'
import { useFocusAfterRemoval } from '../../selection/use-focus-after-removal.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { ListDialogs } from '../list-dialogs.tsx'
import { PROJECT_MESSAGES, PROJECT_LISTS_TEXTS as T } from '../texts.ts'
import { useListActions } from '../use-list-actions.ts'
import { ListSelectionBar } from './list-selection-bar.tsx'
import { ProjectListCard } from './project-list-card.tsx'

const TagPopover = lazyWithPreload(() => import('../../marks/tag-popover.tsx'))

const CARD_HEIGHT = 64

interface ProjectRowsProps {
  readonly lists: readonly SavedListSummary[]
  readonly buttons: ReactNode
  readonly children: ReactNode
}

export function ProjectRows({ lists, buttons, children }: ProjectRowsProps) {
  const [isBulk, setIsBulk] = useState(false)
  const { actions, dialog, closeDialog, tagging, closeTagging } = useListActions(PROJECT_MESSAGES)
  const { isStarred, tagsOf } = useMarks('list')
  const selection = useSelection(lists)
  const { ids, current, choose, clear, holderProps } = selection
  useFocusAfterRemoval(lists, holderProps.ref)
  const chosen = useMemo(() => new Set(isBulk ? ids : []), [ids, isBulk])
  const selected = useMemo(() => lists.filter(({ id }) => chosen.has(id)), [lists, chosen])
  const renderRow = useCallback(
    (list: SavedListSummary) => (
      <ProjectListCard
        list={list}
        isStarred={isStarred(list.id)}
        tags={tagsOf(list.id)}
        isSelecting={isBulk}
        isSelected={chosen.has(list.id)}
        isCurrent={list.id === current}
        onChoose={(isRange) => choose(list.id, isRange)}
        actions={actions}
      />
    ),
    [isStarred, tagsOf, isBulk, chosen, current, choose, actions],
  )
  return (
    <>
      <div {...holderProps} tabIndex={-1} className="outline-none">
        <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
          <h2 className="text-base/6 font-semibold tracking-tight tabular-nums">{T.heading(lists.length)}</h2>
          {lists.length > 0 && (
            <div className="flex flex-wrap gap-2">
              <Button
                onClick={() => {
                  clear()
                  setIsBulk(!isBulk)
                }}
              >
                {isBulk ? T.exitBulk : T.bulk}
              </Button>
              {buttons}
            </div>
          )}
        </div>
        {lists.length === 0 ? (
          children
        ) : (
          <>
            {isBulk && (
              <ListSelectionBar
                selection={selection}
                selected={selected}
                total={lists.length}
                hasFolders={false}
                isBulk
                actions={actions}
              />
            )}
            <VirtualList
              label={T.label}
              items={lists}
              rowHeight={CARD_HEIGHT}
              kept={current}
              renderRow={renderRow}
            />
          </>
        )}
      </div>
      {tagging !== null && (
        <Suspense>
          <TagPopover {...tagging} onClose={closeTagging} />
        </Suspense>
      )}
      <ListDialogs dialog={dialog} messages={PROJECT_MESSAGES} onClose={closeDialog} />
    </>
  )
}
