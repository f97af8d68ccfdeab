import { TRASH_KINDS, type TrashedItem } from '@wordloom/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { VirtualList } from '#ui/virtual-list.tsx'
import { useFocusAfterRemoval } from '../../selection/use-focus-after-removal.ts'
import { TRASH_TEXTS } from './texts.ts'
import { TrashRow } from './trash-row.tsx'

interface Row {
  /** Unlike the item's id, this is unique across kinds: a list and a folder can share an id. */
  readonly id: number
  readonly item: TrashedItem
}

const ROW_HEIGHT = 53

export function TrashList({ items }: { readonly items: readonly TrashedItem[] }) {
  const holder = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const rows = useMemo(() => items.map(toRow), [items])
  useFocusAfterRemoval(rows, holder)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes where the focus is, and does nothing else.
    <div
      ref={holder}
      tabIndex={-1}
      className="outline-none"
      onFocus={({ target }) =>
        setFocused(Number(target.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? Number.NaN))
      }
    >
      <VirtualList
        label={TRASH_TEXTS.heading}
        items={rows}
        rowHeight={ROW_HEIGHT}
        kept={focused}
        renderRow={useCallback(({ item }: Row) => <TrashRow item={item} />, [])}
      />
    </div>
  )
}

function toRow(item: TrashedItem): Row {
  return { id: item.id * TRASH_KINDS.length + TRASH_KINDS.indexOf(item.kind), item }
}
