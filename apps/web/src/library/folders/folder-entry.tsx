import type { Folder } from '@wordloom/contract'
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toNumber } from '#platform/format/numbers.ts'
import { PencilIcon, RestoreIcon, StarIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { moveToFolder } from '../changes/move-to-folder.ts'
import { carriesLists, droppedLists } from '../dragged-lists.ts'
import { FolderDot } from '../folder-dot.tsx'
import { type ListView, toFolderSearch, toViewSearch } from '../open-folder.ts'
import { useLists } from '../queries.ts'
import { ALL_LISTS_TEXT, LIST_VIEW_TEXTS, MOVE_LISTS_TEXTS, NO_PLACE_TEXTS } from '../texts.ts'
import { FOLDERS_TEXTS as T } from './texts.ts'

interface FolderEntryProps {
  readonly folder: Folder | null
  readonly count: number | undefined
  readonly isOpen: boolean
  readonly onEdit?: () => void
  readonly onDelete?: () => void
}

export function FolderEntry({ folder, count, isOpen, onEdit, onDelete }: FolderEntryProps) {
  const { isOver, dropProps } = useListDrop(folder?.id ?? null)
  const entry = useShownInStrip(isOpen)
  const name = folder?.name ?? NO_PLACE_TEXTS.folder
  return (
    <li
      ref={entry}
      {...dropProps}
      className={`group relative flex shrink-0 items-center rounded-md transition-colors ${isOpen ? 'bg-accent/10' : 'hover:bg-wash'} ${isOver ? 'outline-2 outline-accent' : ''}`}
    >
      <FolderLink
        to={(params) => toFolderSearch(params, folder?.id ?? null)}
        name={name}
        count={count}
        isOpen={isOpen}
        dot={<FolderDot color={folder?.color ?? null} />}
      />
      {folder !== null && onEdit !== undefined && onDelete !== undefined && (
        <div
          className={`lg:absolute lg:right-0.5 ${isOpen ? '' : 'opacity-0 group-hover:opacity-100 focus-within:opacity-100 max-lg:hidden'}`}
        >
          <RowMenu
            label={T.actions(name)}
            className="size-8!"
            groups={[
              [{ key: 'edit', label: T.edit, icon: <PencilIcon />, onSelect: onEdit }],
              [{ key: 'delete', label: T.remove, icon: <TrashIcon />, isDanger: true, onSelect: onDelete }],
            ]}
          />
        </div>
      )}
    </li>
  )
}

interface AllListsEntryProps {
  readonly count: number | undefined
  readonly isOpen: boolean
}

export function AllListsEntry({ count, isOpen }: AllListsEntryProps) {
  const entry = useShownInStrip(isOpen)
  return (
    <li
      ref={entry}
      className={`flex shrink-0 rounded-md transition-colors ${isOpen ? 'bg-accent/10' : 'hover:bg-wash'}`}
    >
      <FolderLink
        to={(params) => toFolderSearch(params, 'all')}
        name={ALL_LISTS_TEXT}
        count={count}
        isOpen={isOpen}
        dot={<span aria-hidden="true" className="size-2.5 shrink-0 rounded-[3px] border border-edge" />}
      />
    </li>
  )
}

interface ViewEntryProps {
  readonly view: ListView
  /** Null for a view that shows no count; undefined until the count is known. */
  readonly count: number | undefined | null
  readonly isOpen: boolean
}

export function ViewEntry({ view, count, isOpen }: ViewEntryProps) {
  const entry = useShownInStrip(isOpen)
  return (
    <li
      ref={entry}
      className={`flex shrink-0 rounded-md transition-colors ${isOpen ? 'bg-accent/10' : 'hover:bg-wash'}`}
    >
      <FolderLink
        to={(params) => toViewSearch(params, view)}
        name={LIST_VIEW_TEXTS[view]}
        count={count}
        isOpen={isOpen}
        dot={VIEW_ICONS[view]}
      />
    </li>
  )
}

const VIEW_ICONS: Readonly<Record<ListView, ReactNode>> = {
  starred: <StarIcon className="-mx-0.5 size-3.5 text-soft" />,
  changed: <RestoreIcon className="-mx-0.5 size-3.5 text-soft" />,
}

interface FolderLinkProps {
  readonly to: (params: URLSearchParams) => string
  readonly name: string
  readonly count: number | undefined | null
  readonly isOpen: boolean
  readonly dot: ReactNode
}

function FolderLink({ to, name, count, isOpen, dot }: FolderLinkProps) {
  const [params] = useSearchParams()
  return (
    <Link
      to={to(params)}
      preventScrollReset
      draggable={false}
      aria-current={isOpen ? 'true' : undefined}
      title={name}
      className={`flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-md py-1.5 pr-2.5 pl-2.5 text-sm/5 ${isOpen ? 'font-semibold' : ''}`}
    >
      {dot}
      <span className="max-w-48 grow truncate lg:max-w-none">{name}</span>
      {count !== null && (
        <span className="text-xs text-soft tabular-nums lg:mr-8">
          {count !== undefined && (
            <>
              {toNumber(count)} <span className="sr-only">{T.counted(count)}</span>
            </>
          )}
        </span>
      )}
    </Link>
  )
}

/** Scrolls only the strip of a narrow screen, not the page. */
function useShownInStrip(isOpen: boolean): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const { current } = entry
    const strip = current?.parentElement
    if (!isOpen || current === null || !strip) return
    strip.scrollTo({ left: current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2 })
  }, [isOpen])
  return entry
}

function useListDrop(folderId: number | null) {
  const { data: lists = [] } = useLists()
  const [isOver, setIsOver] = useState(false)

  function hold(event: DragEvent) {
    if (!carriesLists(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setIsOver(true)
  }
  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    if (!carriesLists(event.dataTransfer)) return
    event.preventDefault()
    moveToFolder(droppedLists(event.dataTransfer, lists), folderId).catch((error: unknown) =>
      tellFailure(error, MOVE_LISTS_TEXTS.failed),
    )
  }
  return {
    isOver,
    dropProps: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop },
  }
}
