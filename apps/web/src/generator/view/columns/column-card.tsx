import { GENERATOR_LABELS } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { EARLY } from '#platform/document/early-events.ts'
import { toCount } from '#platform/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { WordEditor } from '#words/editor/word-editor.tsx'
import { COLUMN_TEXTS } from '../../texts.ts'
import { ColumnHead, type ColumnHeadProps } from './column-head.tsx'

interface ColumnCardProps extends ColumnHeadProps {
  readonly marks: ReactNode
  readonly savedLists: ReactNode
  readonly pasteOffer: ReactNode
  readonly onPaste: (pasted: DataTransfer) => void
  readonly onClear: () => void
  readonly onSave: () => void
}

/** Shrinks in a low window, so that Generate stays on the screen. Grows with its words on a phone. */
const EDITOR_SPACE =
  'shrink-0 border-y border-line max-sm:h-44 max-sm:has-[textarea]:h-auto max-sm:[&_textarea]:max-h-44 max-sm:[&_textarea]:min-h-23 sm:h-[clamp(7.5rem,calc(100dvh-33.75rem),13rem)] sm:grow sm:signed-in:h-[clamp(7.5rem,calc(100dvh-35.75rem),13rem)]'

const ACT = 'min-h-8 px-2.5 py-1 text-xs @max-[14rem]:px-1'

export function ColumnCard({
  marks,
  savedLists,
  pasteOffer,
  onPaste,
  onClear,
  onSave,
  ...head
}: ColumnCardProps) {
  const { column, place, names } = head
  const name = names[place] ?? ''
  return (
    <li
      data-column={column.id}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-card transition-colors focus-within:border-edge data-carried:relative data-[carried=aside]:transition-[translate] data-[carried=self]:z-10 data-[carried=self]:shadow-float"
    >
      <div className={`h-1 shrink-0 ${columnColors(place).edge} forced-color-adjust-none`} />
      <ColumnHead {...head} />
      {marks}
      {savedLists}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor inside takes the input, this only looks at it */}
      <div
        className={EDITOR_SPACE}
        onPaste={(event) => onPaste(event.clipboardData)}
        onDrop={(event) => onPaste(event.dataTransfer)}
      >
        <WordEditor
          key={column.documentId}
          document={column.document}
          label={COLUMN_TEXTS.words(name)}
          placeholder={GENERATOR_LABELS.wordsPlaceholder}
        />
      </div>
      {pasteOffer}
      <div className="@container mt-auto bg-wash/60">
        <div className="flex flex-wrap items-center gap-x-0.5 p-0.5">
          <Button look="quiet" className={ACT} aria-label={COLUMN_TEXTS.clear(name)} onClick={onClear}>
            {GENERATOR_LABELS.clear}
          </Button>
          <Button
            look="quiet"
            className={ACT}
            aria-label={COLUMN_TEXTS.save(name)}
            {...EARLY}
            onClick={onSave}
          >
            {GENERATOR_LABELS.save}
          </Button>
          <span
            className={`ml-auto pr-2 text-xs/5 font-semibold whitespace-nowrap tabular-nums @max-[14rem]:pr-1 ${columnColors(place).ink}`}
          >
            {column.items === null ? COLUMN_TEXTS.counting : toCount(column.items, 'word')}
          </span>
        </div>
      </div>
    </li>
  )
}
