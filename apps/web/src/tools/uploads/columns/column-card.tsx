import { MAX_COLUMN_NAME_CHARACTERS } from '@wordloom/contract'
import { useMemo, useState } from 'react'
import { toCount } from '#platform/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type DraftColumn, suggestCodes } from '../draft/draft-column.ts'
import { toEntries } from '../draft/lines.ts'
import { WordsField } from '../draft/words-field.tsx'
import { DRAFT_TEXTS, COLUMN_TEXTS as T } from '../texts.ts'

interface ColumnCardProps {
  readonly column: DraftColumn
  readonly place: number
  readonly name: string
  readonly hasCodes: boolean
  readonly error: string | undefined
  readonly onChange: (change: Partial<DraftColumn>) => void
  readonly onRemove: (() => void) | null
}

const ACT = 'min-h-8 px-2.5 py-1 text-xs'

export function ColumnCard({ column, place, name, hasCodes, error, onChange, onRemove }: ColumnCardProps) {
  /** Grows when other codes replace those in the editor. */
  const [codesNumber, setCodesNumber] = useState(0)
  const { codes, text } = column
  const words = useMemo(() => toEntries(text).length, [text])

  function setCodes(next: string | null) {
    onChange({ codes: next })
    setCodesNumber((number) => number + 1)
  }
  function dropCodes() {
    setCodes(null)
    showToast({
      title: T.codesRemoved(name),
      action: { label: DRAFT_TEXTS.undo, run: () => setCodes(codes) },
    })
  }
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-card transition-colors focus-within:border-edge">
      <div className={`h-1 shrink-0 ${columnColors(place).edge} forced-color-adjust-none`} />
      <div className="flex min-h-10 items-center gap-1 pr-1 pl-2">
        <input
          aria-label={T.name(place)}
          placeholder={T.namePlaceholder(place)}
          value={column.name}
          maxLength={MAX_COLUMN_NAME_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ name: target.value })}
          className="min-h-7 min-w-0 grow rounded-sm bg-transparent px-1 text-base font-semibold placeholder:text-soft hover:bg-wash sm:text-sm"
        />
        {onRemove !== null && (
          <IconButton label={T.remove(name)} className="h-8 w-7" onClick={onRemove}>
            <CloseIcon className="size-3.5" />
          </IconButton>
        )}
      </div>
      <div
        className={`grid h-48 shrink-0 grow border-y border-line ${codes === null ? '' : 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)] divide-x divide-line'}`}
      >
        <WordsField
          label={T.words(name)}
          placeholder={T.placeholder}
          text={column.text}
          isInvalid={error !== undefined}
          onText={(text) => onChange({ text })}
        />
        {codes !== null && (
          <WordsField
            key={codesNumber}
            label={T.codesOf(name)}
            placeholder={T.codesPlaceholder}
            text={codes}
            onText={(text) => onChange({ codes: text })}
          />
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="border-b border-line px-3 py-1.5 text-xs/5 text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-0.5 bg-wash/60 p-0.5">
        {hasCodes &&
          (codes === null ? (
            <Button look="quiet" className={ACT} onClick={() => setCodes(suggestCodes(column.text))}>
              {T.useCodes}
            </Button>
          ) : (
            <>
              <Button look="quiet" className={ACT} onClick={() => setCodes(suggestCodes(column.text))}>
                {T.suggest}
              </Button>
              <Button look="quiet" className={ACT} onClick={dropCodes}>
                {T.dropCodes}
              </Button>
            </>
          ))}
        <span
          className={`ml-auto flex min-h-8 items-center pr-2 text-xs/5 font-semibold whitespace-nowrap tabular-nums ${columnColors(place).ink}`}
        >
          {toCount(words, 'word')}
        </span>
      </div>
    </li>
  )
}
