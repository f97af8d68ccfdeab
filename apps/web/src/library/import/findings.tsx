import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import type { ImportSession } from './import-session.ts'
import type { Choice } from './reading/choose-items.ts'
import type { Selection } from './reading/reader.ts'
import { IMPORT_TEXTS, FINDINGS_TEXTS as T } from './texts.ts'

interface FindingsProps {
  readonly session: ImportSession
  readonly selection: Selection
  readonly choice: Choice
  readonly target: string | null
}

export function Findings({ session, selection, choice, target }: FindingsProps) {
  const { duplicates, known, tooLong, tooMany, joined, unreadable } = selection
  return (
    <div className="grid grid-cols-1 gap-2">
      {tooMany !== null && <FormAlert>{IMPORT_TEXTS.tooMany(tooMany)}</FormAlert>}
      {tooLong > 0 && !choice.dropsTooLong && <FormAlert>{IMPORT_TEXTS.tooLong(tooLong)}</FormAlert>}
      {tooLong > 0 && (
        <Checkbox
          label={T.dropTooLong(tooLong)}
          isChecked={choice.dropsTooLong}
          onChange={(dropsTooLong) => session.choose({ dropsTooLong })}
        />
      )}
      {duplicates > 0 && (
        <Checkbox
          label={T.dropDuplicates(duplicates)}
          help={T.dropDuplicatesHelp}
          isChecked={choice.dropsDuplicates}
          onChange={(dropsDuplicates) => session.choose({ dropsDuplicates })}
        />
      )}
      {target !== null && known > 0 && (
        <Checkbox
          label={T.dropKnown(known, target)}
          isChecked={choice.dropsKnown}
          onChange={(dropsKnown) => session.choose({ dropsKnown })}
        />
      )}
      <div role="status" className="grid gap-1 text-xs/5 text-soft empty:hidden">
        {joined > 0 && <p>{T.joined(joined)}</p>}
        {unreadable > 0 && <p>{T.unreadable(unreadable)}</p>}
      </div>
    </div>
  )
}
