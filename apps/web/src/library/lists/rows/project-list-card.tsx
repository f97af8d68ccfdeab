import type { SavedListSummary } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { toCount } from '#platform/format/numbers.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CopyIcon, MoveIcon, PencilIcon, TagIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { StarButton } from '../../marks/stars.tsx'
import { TagChips } from '../../marks/tags.tsx'
import { TAG_TEXTS } from '../../marks/texts.ts'
import { SelectBox } from '../../selection/select-box.tsx'
import { LIST_ROW_TEXTS as T } from '../texts.ts'
import type { ListActions } from '../use-list-actions.ts'
import { OpenButton, UseButton } from './open-buttons.tsx'
import { toPreviewText } from './preview-text.ts'

interface ProjectListCardProps {
  readonly list: SavedListSummary
  readonly isStarred: boolean
  readonly tags: readonly string[]
  readonly isSelecting: boolean
  readonly isSelected: boolean
  /** True if Tab reaches its controls. */
  readonly isCurrent: boolean
  readonly onChoose: (isRange: boolean) => void
  readonly actions: ListActions
}

export function ProjectListCard({
  list,
  isStarred,
  tags,
  isSelecting,
  isSelected,
  isCurrent,
  onChoose,
  actions,
}: ProjectListCardProps) {
  const { name, wordCount, createdAt } = list
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div
      className={`flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4 ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      {isSelecting && (
        <SelectBox label={T.select(name)} isSelected={isSelected} isCurrent={isCurrent} onChoose={onChoose} />
      )}
      <div className="min-w-0 grow basis-48">
        <p className="text-sm/5">
          <OpenButton list={list} tabIndex={tabIndex} actions={actions} />
        </p>
        <TagChips tags={tags} />
        <p className="truncate font-mono text-xs/5 text-soft">{toPreviewText(list)}</p>
      </div>
      <p className="text-xs/5 text-soft tabular-nums">
        {toCount(wordCount, 'word')} · <time dateTime={createdAt}>{toDate(createdAt)}</time>
      </p>
      <div className="ml-auto flex items-center print:hidden">
        <UseButton list={list} tabIndex={tabIndex} actions={actions} />
        <StarButton
          item={{ kind: 'list', itemId: list.id }}
          name={name}
          isStarred={isStarred}
          tabIndex={tabIndex}
        />
        <IconButton label={T.copy(name)} tabIndex={tabIndex} onClick={() => actions.copy(list)}>
          <CopyIcon />
        </IconButton>
        <IconButton
          label={T.edit(name)}
          tabIndex={tabIndex}
          onClick={() => actions.ask({ kind: 'edit', list })}
        >
          <PencilIcon />
        </IconButton>
        <IconButton
          label={T.move(name)}
          tabIndex={tabIndex}
          onClick={() => actions.ask({ kind: 'move-to-project', lists: [list] })}
        >
          <MoveIcon />
        </IconButton>
        <IconButton
          label={TAG_TEXTS.named(name)}
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) =>
            actions.tag({ anchor: currentTarget, items: [{ kind: 'list', itemId: list.id, name }] })
          }
        >
          <TagIcon />
        </IconButton>
        <IconButton label={T.remove(name)} tabIndex={tabIndex} onClick={() => actions.remove([list])}>
          <TrashIcon />
        </IconButton>
      </div>
    </div>
  )
}
