import { GENERATOR_LABELS } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { WordEditor } from '../../shared/editor/word-editor.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import type { Column } from './loom/loom.ts'
import { toWordCount } from './quantities.ts'
import { threadColours } from './thread-colours.ts'

interface ColumnCardProps {
  readonly column: Column
  readonly place: number
  /** The saved lists to fill it from, for the signed-in. */
  readonly savedLists: ReactNode
  readonly onClear: () => void
  readonly onSave: () => void
  /** Not there when the column must stay. */
  readonly onRemove: (() => void) | null
}

export function ColumnCard({ column, place, savedLists, onClear, onSave, onRemove }: ColumnCardProps) {
  const colours = threadColours(place)
  const name = `Column ${place + 1}`
  return (
    <li
      data-column={column.id}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-card focus-within:border-edge"
    >
      <div className={`h-1 shrink-0 ${colours.edge} forced-color-adjust-none`} />
      <div className="flex min-h-10 items-center gap-2 pr-1.5 pl-3">
        <h3 className="text-sm/5 font-semibold">{name}</h3>
        <span className={`ml-auto truncate pr-1.5 text-[13px]/5 font-semibold tabular-nums ${colours.text}`}>
          {column.items === null ? 'Counting…' : toWordCount(column.items)}
        </span>
        {onRemove !== null && (
          <IconButton label={`Remove ${name}`} className="size-7" onClick={onRemove}>
            <CloseIcon className="size-3.5" />
          </IconButton>
        )}
      </div>
      {savedLists}
      <div className="h-40 border-y border-line sm:h-52">
        <WordEditor
          key={column.documentId}
          document={column.document}
          label={`${name} words`}
          placeholder={GENERATOR_LABELS.wordsPlaceholder}
        />
      </div>
      <div className="flex gap-1 bg-wash/60 p-1">
        <Button
          look="quiet"
          className="min-h-8 px-2.5 text-[13px]"
          aria-label={`Clear ${name}`}
          onClick={onClear}
        >
          {GENERATOR_LABELS.clear}
        </Button>
        <Button
          look="quiet"
          className="min-h-8 px-2.5 text-[13px]"
          aria-label={`Save ${name}`}
          onClick={onSave}
        >
          {GENERATOR_LABELS.save}
        </Button>
      </div>
    </li>
  )
}
