import { Button } from '#ui/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Choice, EncodingField, SeparatorField, SheetField } from '#words/reading/reading-fields.tsx'
import type { FormatChoice, ImportSession, SessionState } from '../import-session.ts'
import { FORMATS } from '../reading/formats.ts'
import { FORMAT_TEXTS as T } from '../texts.ts'

const FORMAT_CHOICES: readonly FormatChoice[] = ['auto', ...FORMATS]

interface FormatFieldsProps {
  readonly session: ImportSession
  readonly state: SessionState
}

export function FormatFields({ session, state }: FormatFieldsProps) {
  const { options, format, reading, isReading } = state
  const view = reading?.view ?? null
  const outcome = reading?.outcome
  const onChange = (changed: typeof options) => session.setOptions(changed)
  const read = view === null ? null : { view, options, isReading, onChange }
  return (
    <div className="grid grid-cols-1 gap-3">
      {read !== null && <SheetField {...read} />}
      {view?.report.format !== 'workbook' && (
        <details className="group text-sm/6">
          <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm font-medium text-soft hover:text-ink">
            <ChevronDownIcon className="size-3.5 -rotate-90 transition-transform group-open:rotate-0" />
            {T.options}
          </summary>
          <div className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-3">
            <Choice
              label={T.format}
              choices={FORMAT_CHOICES}
              labels={T.formats}
              value={format}
              onChange={(chosen) => session.setFormat(chosen)}
            />
            {read !== null && <EncodingField {...read} />}
            {read !== null && <SeparatorField {...read} />}
          </div>
        </details>
      )}
      {outcome?.kind === 'read' && outcome.looksLikeTsv && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" className="text-sm/6 text-soft">
            {T.suggestion(T.formats.tsv)}
          </p>
          <Button className="min-h-8" onClick={() => session.setFormat('tsv')}>
            {T.takeSuggestion(T.formats.tsv)}
          </Button>
        </div>
      )}
    </div>
  )
}
