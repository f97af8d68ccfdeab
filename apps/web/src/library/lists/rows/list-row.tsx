import { type Folder, marks, type SavedListSummary } from '@wordloom/contract'
import type { DragEvent } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { toCount } from '#platform/format/numbers.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { carryLists } from '../../dragged-lists.ts'
import { FolderDot } from '../../folder-dot.tsx'
import { StarButton, StarMark } from '../../marks/stars.tsx'
import { TagChips } from '../../marks/tags.tsx'
import { canCall, useScope } from '../../scope.ts'
import type { RowState } from '../../selection/selectable-rows.tsx'
import { NO_PLACE_TEXTS } from '../../texts.ts'
import { LIST_ROW_TEXTS as T } from '../texts.ts'
import type { ListActions } from '../use-list-actions.ts'
import { type Look, toListItems } from './list-items.tsx'
import { OpenButton, UseButton } from './open-buttons.tsx'
import { toPreviewText } from './preview-text.ts'

interface ListRowProps {
  readonly list: SavedListSummary
  readonly look: Look
  /** Undefined if all rows share a folder; null for an ungrouped list. */
  readonly folder: Folder | null | undefined
  readonly projectName: string | undefined
  readonly state: RowState
  readonly actions: ListActions
}

export function ListRow({ list, look, folder, projectName, state, actions }: ListRowProps) {
  const { isStarred, tags, isSelected, isCurrent, selectBox, together } = state
  const { id, name, wordCount, createdAt } = list
  const scope = useScope()
  const tabIndex = isCurrent ? 0 : -1
  const groups = toListItems(list, { look, scope, isStarred }, actions)
  const onRow = groups.flat().filter(({ key, isOnRow }) => isOnRow === true && key !== 'star')
  const style = LOOKS[look]
  function drag(event: DragEvent) {
    carryLists(event.dataTransfer, together)
    event.dataTransfer.setDragImage(
      dragLabel(together.length === 1 ? name : toCount(together.length, 'list')),
      -12,
      -12,
    )
  }
  return (
    <div
      {...(look === 'dense' && { draggable: true, onDragStart: drag })}
      className={`grid items-center gap-x-3 transition-colors ${style.row} ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      <div className={`inline-flex ${style.select}`}>{selectBox}</div>
      <p className={`flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm/5 ${style.name}`}>
        <span className="flex min-w-0 items-center gap-x-2">
          {folder !== undefined && <FolderMark folder={folder} />}
          <OpenButton list={list} tabIndex={tabIndex} actions={actions} />
          {isStarred && <StarMark className="md:hidden" />}
        </span>
        <TagChips tags={tags} />
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-40 md:hidden" />}
      </p>
      <p className={`flex min-w-0 items-center gap-x-2 ${style.preview}`}>
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-1/2 shrink-0" />}
        <span className="truncate font-mono text-xs/5 text-soft">{toPreviewText(list)}</span>
      </p>
      <div className={`text-xs/5 text-soft tabular-nums ${style.facts}`}>
        <p className="md:text-right">{toCount(wordCount, 'word')}</p>
        <p>
          <time dateTime={createdAt}>{toDate(createdAt)}</time>
        </p>
      </div>
      <div className={`flex items-center print:hidden ${style.buttons}`}>
        <UseButton list={list} tabIndex={tabIndex} actions={actions} />
        {canCall(scope, marks.change) && (
          <StarButton
            item={{ kind: 'list', itemId: id }}
            name={name}
            isStarred={isStarred}
            tabIndex={tabIndex}
            className={`max-md:hidden ${style.button}`}
          />
        )}
        {onRow.map(({ key, label, named = label, icon, takesFocus, onSelect }) => (
          <IconButton
            key={key}
            label={named}
            tabIndex={tabIndex}
            {...(takesFocus === true && { 'aria-haspopup': 'dialog' })}
            onClick={({ currentTarget }) => onSelect(currentTarget)}
            className={`max-md:hidden ${style.button}`}
          >
            {icon}
          </IconButton>
        ))}
        <RowMenu label={T.more(name)} tabIndex={tabIndex} groups={groups} className={style.menu} />
      </div>
    </div>
  )
}

/** The place and size of each part of a row. On a phone, both looks have the same columns. */
const LOOKS = {
  dense: {
    row: 'min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] py-0.5 pr-1.5 pl-3 md:grid-cols-[auto_minmax(0,7fr)_minmax(0,8fr)_6rem_5.75rem_auto]',
    select: 'max-md:row-span-2',
    name: '',
    preview: 'max-md:hidden',
    facts: 'max-md:col-start-2 max-md:row-start-2 max-md:flex max-md:gap-x-3 md:contents',
    buttons: 'max-md:col-start-3 max-md:row-span-2 max-md:row-start-1',
    button: 'size-8!',
    menu: 'md:size-8!',
  },
  card: {
    row: 'min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] py-2 pr-2 md:grid-cols-[auto_minmax(0,1fr)_auto_auto]',
    // Without a box, the gap beside it is part of the margin.
    select: 'row-span-2 pl-3 empty:pl-1',
    name: 'col-start-2',
    preview: 'col-start-2 row-start-2',
    facts: 'flex gap-x-3 max-md:col-start-2 max-md:row-start-3 md:col-start-3 md:row-span-2 md:row-start-1',
    buttons: 'row-start-1 row-span-2 max-md:col-start-3 md:col-start-4',
    button: '',
    menu: '',
  },
} as const satisfies Readonly<Record<Look, object>>

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
