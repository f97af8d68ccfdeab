import type { MarkedKind } from '@wordloom/contract'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { SELECTION_TEXTS as T } from '../texts.ts'
import { SelectBox } from './select-box.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { type Selection, useSelection } from './use-selection.ts'

interface Item {
  readonly id: number
  readonly name: string
}

/** The marks of an item, and its part in the selection. */
export interface RowState {
  readonly isStarred: boolean
  readonly tags: readonly string[]
  readonly isSelected: boolean
  /** True if Tab reaches its controls. */
  readonly isCurrent: boolean
  readonly selectBox: ReactNode
  /** The selected items if this one is among them, or else only this one. */
  readonly together: readonly number[]
}

interface SelectableRowsProps<Row extends Item> {
  readonly kind: MarkedKind
  readonly label: string
  readonly items: readonly Row[]
  readonly rowHeight: number
  readonly isSelecting: boolean
  /** Must not change between renders, because otherwise all rows render again. */
  readonly renderRow: (item: Row, state: RowState) => ReactNode
  readonly renderBar: (selected: readonly Row[], selection: Selection) => ReactNode
  /** Shown if there are no items. */
  readonly children: ReactNode
}

/** Stays mounted when empty, so that items that couldn't be deleted come back selected. */
export function SelectableRows<Row extends Item>(props: SelectableRowsProps<Row>) {
  const { kind, label, items, rowHeight, isSelecting, renderRow, renderBar, children } = props
  const { isStarred, tagsOf } = useMarks(kind)
  const selection = useSelection(items)
  const { ids, current, choose, clear, holderProps } = selection
  useFocusAfterRemoval(items, holderProps.ref)
  const chosen = useMemo(() => new Set(isSelecting ? ids : []), [ids, isSelecting])
  const selected = useMemo(() => items.filter(({ id }) => chosen.has(id)), [items, chosen])
  const render = useCallback(
    (item: Row) => {
      const { id, name } = item
      const [isSelected, isCurrent] = [chosen.has(id), id === current]
      return renderRow(item, {
        isStarred: isStarred(id),
        tags: tagsOf(id),
        isSelected,
        isCurrent,
        selectBox: isSelecting && (
          <SelectBox
            label={T.select(name)}
            isSelected={isSelected}
            isCurrent={isCurrent}
            onChoose={(isRange) => choose(id, isRange)}
          />
        ),
        together: isSelected ? ids : [id],
      })
    },
    [renderRow, isStarred, tagsOf, isSelecting, chosen, current, ids, choose],
  )
  useEffect(() => {
    if (!isSelecting) clear()
  }, [isSelecting, clear])
  return (
    <div {...holderProps} tabIndex={-1} className="outline-none">
      {items.length === 0 ? (
        children
      ) : (
        <>
          {isSelecting && renderBar(selected, selection)}
          <VirtualList label={label} items={items} rowHeight={rowHeight} kept={current} renderRow={render} />
        </>
      )}
    </div>
  )
}
