import { GENERATOR_LABELS } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { EARLY } from '../../../../shared/document/early-events.ts'
import { WordEditor } from '../../../../shared/editor/word-editor.tsx'
import { toCount } from '../../../../shared/format/numbers.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { columnColors } from '../../../../shared/ui/column-colors.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { CloseIcon } from '../../../../shared/ui/icons/icons.tsx'
import type { Column } from '../../state/generator-state.ts'
import { COLUMN_TEXTS } from '../../texts.ts'

interface ColumnCardProps {
  readonly column: Column
  readonly place: number
  readonly savedLists: ReactNode
  readonly onClear: () => void
  readonly onSave: () => void
  readonly onRemove: (() => void) | null
}

/** On a phone the editor grows with its words, so that three empty columns fit on the screen. */
const EDITOR_SPACE =
  'h-52 border-y border-line max-sm:h-44 max-sm:has-[textarea]:h-auto max-sm:[&_textarea]:max-h-44 max-sm:[&_textarea]:min-h-23'

const ACT = 'min-h-8 px-2.5 py-1 text-[13px]'

export function ColumnCard({ column, place, savedLists, onClear, onSave, onRemove }: ColumnCardProps) {
  const colors = columnColors(place)
  const name = COLUMN_TEXTS.name(place)
  return (
    <li
      data-column={column.id}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-card transition-colors focus-within:border-edge"
    >
      <div className={`h-1 shrink-0 ${colors.edge} forced-color-adjust-none`} />
      <div className="flex min-h-10 items-center gap-2 pr-1.5 pl-3">
        <h3 className="text-sm/5 font-semibold">{name}</h3>
        <span className={`ml-auto truncate pr-1.5 text-[13px]/5 font-semibold tabular-nums ${colors.ink}`}>
          {column.items === null ? COLUMN_TEXTS.counting : toCount(column.items, 'word')}
        </span>
        {onRemove !== null && (
          <IconButton label={COLUMN_TEXTS.remove(name)} className="size-7" onClick={onRemove}>
            <CloseIcon className="size-3.5" />
          </IconButton>
        )}
      </div>
      {savedLists}
      <div className={EDITOR_SPACE}>
        <WordEditor
          key={column.documentId}
          document={column.document}
          label={COLUMN_TEXTS.words(name)}
          placeholder={GENERATOR_LABELS.wordsPlaceholder}
        />
      </div>
      <div className="flex gap-1 bg-wash/60 p-1 max-sm:p-0.5">
        <Button look="quiet" className={ACT} aria-label={COLUMN_TEXTS.clear(name)} onClick={onClear}>
          {GENERATOR_LABELS.clear}
        </Button>
        <Button look="quiet" className={ACT} aria-label={COLUMN_TEXTS.save(name)} {...EARLY} onClick={onSave}>
          {GENERATOR_LABELS.save}
        </Button>
      </div>
    </li>
  )
}
