import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import type { ImportSession } from './import-session.ts'
import { IMPORT_TEXTS } from './import-texts.ts'
import { toGrouped } from './numbers.ts'
import type { Choice } from './reading/choose-items.ts'
import type { Reading, Selection } from './reading/reader.ts'

interface FindingsProps {
  readonly session: ImportSession
  readonly reading: Reading
  readonly selection: Selection
  readonly choice: Choice
  /** The name of the list that the items are added to; null for a new one. */
  readonly target: string | null
}

/** What there is to be said of the items, and to be decided. */
export function Findings({ session, reading, selection, choice, target }: FindingsProps) {
  const { duplicates, known, tooLong, tooMany, joined } = selection
  return (
    <div className="grid grid-cols-1 gap-2">
      {tooMany !== null && <FormAlert>{IMPORT_TEXTS.tooMany(tooMany)}</FormAlert>}
      {tooLong > 0 && !choice.dropsTooLong && <FormAlert>{IMPORT_TEXTS.tooLong(tooLong)}</FormAlert>}
      {tooLong > 0 && (
        <Checkbox
          label={`Leave out ${counted(tooLong, 'item that is too long', 'items that are too long')}`}
          isChecked={choice.dropsTooLong}
          onChange={(dropsTooLong) => session.choose({ dropsTooLong })}
        />
      )}
      {duplicates > 0 && (
        <Checkbox
          label={`Leave out ${counted(duplicates, 'duplicate', 'duplicates')}`}
          help="They are equal to items before them."
          isChecked={choice.dropsDuplicates}
          onChange={(dropsDuplicates) => session.choose({ dropsDuplicates })}
        />
      )}
      {target !== null && known > 0 && (
        <Checkbox
          label={`Skip ${counted(known, 'item', 'items')} that “${target}” has already`}
          isChecked={choice.dropsKnown}
          onChange={(dropsKnown) => session.choose({ dropsKnown })}
        />
      )}
      <div role="status" className="grid gap-1 text-[13px]/5 text-soft empty:hidden">
        {joined > 0 && (
          <p>{counted(joined, 'item', 'items')} had line breaks inside: there are spaces in their place.</p>
        )}
        {reading.unreadable > 0 && (
          <p>
            {counted(reading.unreadable, 'character', 'characters')} could not be read and became � . Another
            encoding may fit better.
          </p>
        )}
      </div>
    </div>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${toGrouped(count)} ${count === 1 ? one : many}`
}
