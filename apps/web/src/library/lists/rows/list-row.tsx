import type { Folder, SavedListSummary } from '@wordloom/contract'
import type { DragEvent } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { toCount } from '#platform/format/numbers.ts'
import { IconButton } from '#ui/icon-button.tsx'
import {
  CopyIcon,
  FolderIcon,
  HistoryIcon,
  LinkIcon,
  MoveIcon,
  PencilIcon,
  PrintIcon,
  ProjectIcon,
  TrashIcon,
} from '#ui/icons/icons.tsx'
import type { MenuGroups } from '#ui/menu/menu.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { carryLists } from '../../dragged-lists.ts'
import { FolderDot } from '../../folder-dot.tsx'
import { StarButton, StarMark, toStarItem } from '../../marks/stars.tsx'
import { TagChips, toTagItem } from '../../marks/tags.tsx'
import { SelectBox } from '../../selection/select-box.tsx'
import { NO_PLACE_TEXTS, SHARE_ITEM_TEXT } from '../../texts.ts'
import { VERSIONS_TEXTS } from '../../versions/texts.ts'
import { LIST_MENU_TEXTS as M, LIST_ROW_TEXTS as T } from '../texts.ts'
import type { ListActions } from '../use-list-actions.ts'
import { OpenButton, UseButton } from './open-buttons.tsx'
import { toPreviewText } from './preview-text.ts'

interface ListRowProps {
  readonly list: SavedListSummary
  /** Undefined if all rows share a folder; null for an ungrouped list. */
  readonly folder: Folder | null | undefined
  readonly projectName: string | undefined
  readonly isStarred: boolean
  readonly tags: readonly string[]
  readonly isSelected: boolean
  /** True if Tab reaches its controls. */
  readonly isCurrent: boolean
  readonly carried: readonly number[]
  readonly onChoose: (isRange: boolean) => void
  readonly actions: ListActions
}

export function ListRow({
  list,
  folder,
  projectName,
  isStarred,
  tags,
  isSelected,
  isCurrent,
  carried,
  onChoose,
  actions,
}: ListRowProps) {
  const { name, wordCount, createdAt } = list
  const tabIndex = isCurrent ? 0 : -1
  function drag(event: DragEvent) {
    carryLists(event.dataTransfer, carried)
    event.dataTransfer.setDragImage(
      dragLabel(carried.length === 1 ? name : toCount(carried.length, 'list')),
      -12,
      -12,
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging has its like in 'Move to folder'
    <div
      draggable
      onDragStart={drag}
      className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-0.5 pr-1.5 pl-3 transition-colors md:grid-cols-[auto_minmax(0,7fr)_minmax(0,8fr)_6rem_5.75rem_auto] ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      <div className="inline-flex max-md:row-span-2">
        <SelectBox label={T.select(name)} isSelected={isSelected} isCurrent={isCurrent} onChoose={onChoose} />
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm/5">
        <span className="flex min-w-0 items-center gap-x-2">
          {folder !== undefined && <FolderMark folder={folder} />}
          <OpenButton list={list} tabIndex={tabIndex} actions={actions} />
          {isStarred && <StarMark className="md:hidden" />}
        </span>
        <TagChips tags={tags} />
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-40 md:hidden" />}
      </p>
      <p className="flex min-w-0 items-center gap-x-2 max-md:hidden">
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-1/2 shrink-0" />}
        <span className="truncate font-mono text-xs/5 text-soft">{toPreviewText(list)}</span>
      </p>
      <div className="text-xs/5 text-soft tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:flex max-md:gap-x-3 md:contents">
        <p className="md:text-right">{toCount(wordCount, 'word')}</p>
        <p>
          <time dateTime={createdAt}>{toDate(createdAt)}</time>
        </p>
      </div>
      <div className="flex items-center max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 print:hidden">
        <UseButton list={list} tabIndex={tabIndex} actions={actions} />
        <StarButton
          item={{ kind: 'list', itemId: list.id }}
          name={name}
          isStarred={isStarred}
          tabIndex={tabIndex}
          className="size-8! max-md:hidden"
        />
        <IconButton
          label={T.copy(name)}
          tabIndex={tabIndex}
          onClick={() => actions.copy(list)}
          className="size-8! max-md:hidden"
        >
          <CopyIcon />
        </IconButton>
        <IconButton
          label={T.edit(name)}
          tabIndex={tabIndex}
          onClick={() => actions.ask({ kind: 'edit', list })}
          className="size-8! max-md:hidden"
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          label={T.moveToFolder(name)}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => actions.moveToFolder([list], currentTarget)}
          className="size-8! max-md:hidden"
        >
          <FolderIcon />
        </IconButton>
        <RowMenu
          label={T.more(name)}
          tabIndex={tabIndex}
          groups={toMenu(list, isStarred, actions)}
          className="md:size-8!"
        />
      </div>
    </div>
  )
}

function FolderMark({ folder }: { readonly folder: Folder | null }) {
  const name = folder?.name ?? NO_PLACE_TEXTS.folder
  return (
    <span title={name} className="inline-flex">
      <FolderDot color={folder?.color ?? null} />
      <span className="sr-only">
        {T.inFolder} {name}
      </span>
    </span>
  )
}

function ProjectChip({ name, className }: { readonly name: string; readonly className: string }) {
  return (
    <span className={`truncate rounded-full border border-line px-2 text-xs/5 text-soft ${className}`}>
      <span className="sr-only">{T.inProject} </span>
      {name}
    </span>
  )
}

/** The browser takes a snapshot of the label for dragging, so it can be removed right away. */
function dragLabel(text: string): HTMLElement {
  const label = document.createElement('div')
  label.textContent = text
  label.className =
    'fixed -top-96 left-0 max-w-64 truncate rounded-md bg-accent px-3 py-1.5 text-sm/5 font-semibold text-accent-ink'
  document.body.append(label)
  requestAnimationFrame(() => label.remove())
  return label
}

function toMenu(list: SavedListSummary, isStarred: boolean, actions: ListActions): MenuGroups {
  const lists = [list]
  return [
    [
      { key: 'copy', label: M.copy, icon: <CopyIcon />, isOnRow: true, onSelect: () => actions.copy(list) },
      {
        key: 'edit',
        label: M.edit,
        icon: <PencilIcon />,
        isOnRow: true,
        onSelect: () => actions.ask({ kind: 'edit', list }),
      },
      { ...toStarItem([{ kind: 'list', itemId: list.id }], isStarred), isOnRow: true },
    ],
    [
      {
        key: 'folder',
        label: M.folder,
        icon: <FolderIcon />,
        isOnRow: true,
        takesFocus: true,
        onSelect: (button) => actions.moveToFolder(lists, button),
      },
      {
        key: 'move',
        label: M.move,
        icon: <MoveIcon />,
        onSelect: () => actions.ask({ kind: 'move-to-project', lists }),
      },
      {
        key: 'add',
        label: M.add,
        icon: <ProjectIcon />,
        onSelect: () => actions.ask({ kind: 'add-to-project', list }),
      },
      toTagItem('list', lists, actions.tag),
    ],
    [
      {
        key: 'share',
        label: SHARE_ITEM_TEXT,
        icon: <LinkIcon />,
        onSelect: () => actions.ask({ kind: 'share', list }),
      },
      {
        key: 'history',
        label: VERSIONS_TEXTS.open,
        icon: <HistoryIcon />,
        onSelect: () => actions.ask({ kind: 'history', list }),
      },
      { key: 'print', label: M.print, icon: <PrintIcon />, onSelect: () => actions.print(list) },
    ],
    [
      {
        key: 'delete',
        label: M.remove,
        icon: <TrashIcon />,
        isDanger: true,
        onSelect: () => actions.remove(lists),
      },
    ],
  ]
}
