import { useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import type { Taken, TextDocument } from '../editor/text-document.ts'
import type { IntakeSource, TakenSource } from './intake.ts'
import { ReadingFields } from './reading-fields.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { RefusedFields } from './refused-fields.tsx'
import { READING_TEXTS as T } from './texts.ts'

interface ReadingNoteProps {
  readonly document: TextDocument
  readonly taken: Taken
}

/** Says under a field how its files and pasted tables were read, and lets people change it. */
export default function ReadingNote({ document, taken }: ReadingNoteProps) {
  const { intake } = useSyncExternalStore(document.subscribe, document.getSnapshot, document.getSnapshot)
  const [changed, setChanged] = useState<IntakeSource | null>(null)
  const [latest, setLatest] = useState<TakenSource['options'] | null>(null)
  const told = taken.taken.filter(({ view }) => view.summary !== '')
  const read = ({ source, view, options }: TakenSource) => ({
    view,
    options: latest ?? options,
    isReading: intake !== null,
    onChange(next: TakenSource['options']) {
      setLatest(next)
      document.readAgain(source, next)
    },
  })
  function close() {
    setChanged(null)
    setLatest(null)
  }
  const shown = changed === null ? undefined : taken.taken.find(({ source }) => source === changed)
  if (told.length === 0 && taken.refused.length === 0 && shown === undefined) return null
  return (
    <div className="flex max-h-1/2 shrink-0 items-start gap-1 overflow-y-auto border-t border-line bg-wash/60 py-1 pr-1 pl-3 font-sans text-xs/5">
      <div className="min-w-0 grow">
        {taken.refused.map(({ source, options, message, problem }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sources keep their places
          <div key={place} className="grid gap-1 py-1">
            <p role="alert" className="text-danger wrap-anywhere">
              <span className="font-medium">{nameOf(source)}</span> {message}
            </p>
            {!taken.isEdited && (
              <RefusedFields
                problem={problem}
                options={options}
                onChange={(changed) => document.readAgain(source, changed)}
              />
            )}
          </div>
        ))}
        {told.map((each, place) => (
          <SourceNote
            // biome-ignore lint/suspicious/noArrayIndexKey: sources keep their places
            key={place}
            taken={each}
            isFixed={taken.isEdited}
            onChange={() => setChanged(each.source)}
          />
        ))}
      </div>
      <IconButton label={T.dismiss} className="size-7" onClick={() => document.forgetTaken()}>
        <CloseIcon className="size-3.5" />
      </IconButton>
      {shown !== undefined && !taken.isEdited && (
        <Dialog title={T.title(nameOf(shown.source))} isWide onClose={close}>
          <div className="mt-4 grid grid-cols-1 gap-3">
            {taken.refused.map(({ message }) => (
              <p key={message} role="alert" className="text-sm/6 text-danger wrap-anywhere">
                {message}
              </p>
            ))}
            <ReadingPanel {...read(shown)} />
            <ReadingFields {...read(shown)} />
          </div>
          <div className="sticky bottom-0 -mx-6 mt-4 flex justify-end border-t border-line bg-card px-6 py-4">
            <Button look="primary" className="min-h-10" onClick={close}>
              {T.done}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

interface SourceNoteProps {
  readonly taken: TakenSource
  readonly isFixed: boolean
  readonly onChange: () => void
}

function SourceNote({ taken: { source, view }, isFixed, onChange }: SourceNoteProps) {
  const name = nameOf(source)
  return (
    <div className="flex items-start gap-x-2">
      <p role="status" className="min-w-0 grow py-1 text-soft wrap-anywhere">
        <span className="font-medium text-ink">{name}</span> {view.summary}
      </p>
      {!isFixed && (
        <Button
          look="quiet"
          className="min-h-7 shrink-0 px-2 py-0.5 text-xs/5"
          aria-label={T.changeNamed(name)}
          onClick={onChange}
        >
          {T.change}
        </Button>
      )}
    </div>
  )
}

function nameOf(source: IntakeSource): string {
  return typeof source === 'string' ? T.pasted : source.name
}
