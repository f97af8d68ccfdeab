import type { SavedListSummary } from '@wordloom/contract'
import type { DragEvent } from 'react'
import { toDate } from '../../shared/format/dates.ts'
import { toCount } from '../../shared/format/numbers.ts'
import { carryLists } from '../../shared/library/dragged-lists.ts'
import { SelectBox } from '../../shared/library/select-box.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { CopyIcon, FolderIcon, PencilIcon } from '../../shared/ui/icons.tsx'
import { RowMenu } from '../../shared/ui/row-menu.tsx'
import { dragLabel } from './drag-label.ts'
import { toMenu } from './list-menu.ts'
import { toPreviewText } from './preview-text.ts'
import { LIST_ROW_TEXTS as T } from './texts.ts'
import type { ListActs } from './use-list-acts.ts'

interface ListRowProps {
  readonly list: SavedListSummary
  readonly projectName: string | undefined
  readonly isSelected: boolean
  /** Whether Tab reaches its controls. */
  readonly isCurrent: boolean
  /** The ids of the lists being dragged with it. */
  readonly carried: readonly number[]
  readonly onChoose: (isRange: boolean) => void
  readonly acts: ListActs
}

export function ListRow({ list, projectName, isSelected, isCurrent, carried, onChoose, acts }: ListRowProps) {
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
      className={`grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-0.5 pr-1.5 pl-3 transition-colors md:grid-cols-[auto_minmax(0,7fr)_minmax(0,8fr)_6rem_5.75rem_auto] ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      <SelectBox label={T.select(name)} isSelected={isSelected} isCurrent={isCurrent} onChoose={onChoose} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm/5">
        <span title={name} className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          {name}
        </span>
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-40 md:hidden" />}
      </p>
      <p className="flex min-w-0 items-center gap-x-2 max-md:hidden">
        {projectName !== undefined && <ProjectChip name={projectName} className="max-w-1/2 shrink-0" />}
        <span className="truncate font-mono text-[13px]/5 text-soft">{toPreviewText(list)}</span>
      </p>
      <div className="text-right text-[13px]/5 text-soft tabular-nums md:contents">
        <p>{toCount(wordCount, 'word')}</p>
        <p className="md:text-left">
          <time dateTime={createdAt}>{toDate(createdAt)}</time>
        </p>
      </div>
      <div className="flex print:hidden">
        <IconButton
          label={T.copy(name)}
          tabIndex={tabIndex}
          onClick={() => acts.copy(list)}
          className="size-8! max-md:hidden"
        >
          <CopyIcon />
        </IconButton>
        <IconButton
          label={T.edit(name)}
          tabIndex={tabIndex}
          onClick={() => acts.ask({ kind: 'edit', list })}
          className="size-8! max-md:hidden"
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          label={T.moveToFolder(name)}
          tabIndex={tabIndex}
          onClick={() => acts.ask({ kind: 'move-to-folder', lists: [list] })}
          className="size-8! max-md:hidden"
        >
          <FolderIcon />
        </IconButton>
        <RowMenu label={T.more(name)} tabIndex={tabIndex} items={toMenu(list, acts)} className="md:size-8!" />
      </div>
    </div>
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
