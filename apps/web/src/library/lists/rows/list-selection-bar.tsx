import { marks, projects, type SavedListSummary, savedLists } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'
import { DownloadIcon, MergeIcon } from '#ui/icons/icons.tsx'
import { toStarItem } from '../../marks/stars.tsx'
import { toTagItem } from '../../marks/tags.tsx'
import { useMarks } from '../../marks/use-marks.ts'
import { canCall, useScope } from '../../scope.ts'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import type { Selection } from '../../selection/use-selection.ts'
import { SELECTION_TEXTS } from '../../texts.ts'
import { LIST_MENU_TEXTS as T } from '../texts.ts'
import type { ListActions } from '../use-list-actions.ts'
import type { Look } from './list-items.tsx'

interface ListSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedListSummary[]
  readonly total: number
  readonly look: Look
  readonly actions: ListActions
}

export function ListSelectionBar(props: ListSelectionBarProps) {
  const { selection, selected, total, look, actions } = props
  const { selectAll, add, clear } = selection
  const scope = useScope()
  const { isStarred } = useMarks('list')
  const items = selected.map(({ id }) => ({ kind: 'list' as const, itemId: id }))
  const areStarred = selected.every(({ id }) => isStarred(id))
  const canMerge = canCall(scope, projects.addList) && selected.length > 1
  const merge = {
    key: 'merge',
    label: SELECTION_TEXTS.merge,
    icon: <MergeIcon />,
    takesFocus: true,
    onSelect: () => actions.ask({ kind: 'merge', lists: selected }),
  }
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={toCount(total, 'list')}
      isBulk={look === 'card'}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        look === 'dense' && {
          label: T.folder,
          run: (button: Element) => actions.moveToFolder(selected, button),
        },
        canCall(scope, savedLists.move) && {
          label: T.move,
          run: () => actions.ask({ kind: 'move-to-project', lists: selected }),
        },
        canCall(scope, savedLists.remove) && {
          label: T.removeSelected(selected.length),
          isLoss: true,
          run: () => actions.remove(selected, add),
        },
      ].filter((action) => action !== false)}
      more={[
        canCall(scope, marks.change)
          ? [toStarItem(items, areStarred), toTagItem('list', selected, actions.tag)]
          : [],
        [
          {
            key: 'download',
            label: SELECTION_TEXTS.download,
            icon: <DownloadIcon />,
            takesFocus: true,
            onSelect: () => actions.ask({ kind: 'download', lists: selected }),
          },
          ...(canMerge ? [merge] : []),
        ],
      ]}
    />
  )
}
