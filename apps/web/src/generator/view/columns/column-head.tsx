import type { RowSettings } from '@wordloom/contract'
import { type KeyboardEvent, type PointerEvent, Suspense, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon, GripIcon } from '#ui/icons/icons.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { Column, GeneratorActions } from '../../state/generator-state.ts'
import { COLUMN_TEXTS } from '../../texts.ts'

const ColumnMenu = lazyWithPreload(() => import('./column-menu.tsx'))
const NameField = lazyWithPreload(() => import('./name-field.tsx'))

export interface ColumnHeadProps {
  readonly column: Column
  readonly place: number
  readonly names: readonly string[]
  readonly rows: RowSettings
  readonly setRows: GeneratorActions['setRows']
  readonly onRename: (name: string) => void
  readonly onMove: (place: number) => void
  readonly onRemove: (() => void) | null
}

export function ColumnHead({
  column,
  place,
  names,
  rows,
  setRows,
  onRename,
  onMove,
  onRemove,
}: ColumnHeadProps) {
  const name = names[place] ?? ''
  const [isRenaming, setIsRenaming] = useState(false)
  const [opened, setOpened] = useState(0)
  const wasOpen = useRef(false)

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!event.altKey || step === undefined || isRenaming) return
    event.preventDefault()
    const to = place + step
    if (to >= 0 && to < names.length) onMove(to)
  }
  async function press(event: PointerEvent<HTMLElement>) {
    const { nativeEvent, currentTarget } = event
    wasOpen.current = currentTarget.ariaExpanded === 'true'
    // The menu opens on click: pressing may begin to drag.
    event.preventDefault()
    const { dragColumn } = await import('./drag-column.ts')
    dragColumn(nativeEvent, currentTarget, onMove)
  }

  const handle = (
    <IconButton
      label={COLUMN_TEXTS.arrange(name)}
      className="h-8 w-6 cursor-grab touch-none"
      aria-haspopup="menu"
      onPointerDown={press}
      onKeyDown={moveByKey}
      onClick={() => !wasOpen.current && setOpened(opened + 1)}
    >
      <GripIcon className="size-4" />
    </IconButton>
  )
  return (
    <div className="flex min-h-9 items-center gap-1 px-1.5">
      {opened > 0 ? (
        <Suspense fallback={handle}>
          <ColumnMenu
            key={opened}
            trigger={handle}
            document={column.document}
            place={place}
            names={names}
            rows={rows}
            setRows={setRows}
            onRename={() => setIsRenaming(true)}
            onMove={onMove}
          />
        </Suspense>
      ) : (
        handle
      )}
      <h3 className="min-w-0 grow text-sm/5 font-semibold">
        {isRenaming ? (
          <Suspense fallback={name}>
            <NameField
              place={place}
              name={column.name}
              onEnd={(typed) => {
                setIsRenaming(false)
                if (typed !== null) onRename(typed)
              }}
            />
          </Suspense>
        ) : (
          <button
            type="button"
            title={COLUMN_TEXTS.rename}
            className="block min-h-7 max-w-full cursor-text truncate rounded-sm px-1 hover:bg-wash"
            onClick={() => setIsRenaming(true)}
            onKeyDown={moveByKey}
          >
            {name}
          </button>
        )}
      </h3>
      {onRemove !== null && (
        <IconButton label={COLUMN_TEXTS.remove(name)} className="h-8 w-7" onClick={onRemove}>
          <CloseIcon className="size-3.5" />
        </IconButton>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
