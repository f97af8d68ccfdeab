import { DELIMITERS } from '../../../shared/table/delimiters.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { SELECT } from '../../../shared/ui/form/select-class.ts'
import { ChevronDownIcon } from '../../../shared/ui/icons/icons.tsx'
import type { FormatChoice, ImportSession, SessionState } from '../import-session.ts'
import { ENCODINGS } from '../reading/encodings.ts'
import { FORMATS, type ImportFormat } from '../reading/formats.ts'
import { SHEET_TEXTS, READING_TEXTS as T } from '../texts.ts'

const FORMAT_CHOICES: readonly FormatChoice[] = ['auto', ...FORMATS]

interface ReadingFieldsProps {
  readonly session: ImportSession
  readonly state: SessionState
}

export function ReadingFields({ session, state }: ReadingFieldsProps) {
  const { file, options, reading, choice, format, sheets } = state
  const isWorkbook = format === 'xlsx'
  const isTable = isWorkbook || format === 'csv' || format === 'tsv'
  const outcome = reading?.outcome
  const encoding = options.encoding ?? reading?.encoding ?? null
  const delimiter = outcome?.kind === 'read' ? outcome.delimiter : options.delimiter
  return (
    <div className="grid grid-cols-1 gap-3">
      {sheets !== null && sheets.names.length > 1 && (
        <SheetField
          names={sheets.names}
          place={options.sheet ?? sheets.place}
          onPlace={(sheet) => session.setOptions({ sheet })}
        />
      )}
      {!isWorkbook && (
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
              value={options.format}
              onChange={(chosen) => session.setOptions({ format: chosen })}
            />
            {file !== null && encoding !== null && (
              <Choice
                label={T.encoding(options.encoding === null)}
                choices={ENCODINGS}
                labels={T.encodings}
                value={encoding}
                onChange={(chosen) => session.setOptions({ encoding: chosen })}
              />
            )}
            {format === 'csv' && delimiter !== null && (
              <Choice
                label={T.delimiter(options.delimiter === null)}
                choices={DELIMITERS}
                labels={T.delimiters}
                value={delimiter}
                onChange={(chosen) => session.setOptions({ delimiter: chosen })}
              />
            )}
          </div>
        </details>
      )}
      {options.format === 'auto' && outcome?.kind === 'read' && outcome.suggestion !== null && (
        <Suggestion
          format={outcome.suggestion}
          onTake={(suggested) => session.setOptions({ format: suggested })}
        />
      )}
      {isTable && outcome?.kind === 'read' && (
        <Checkbox
          label={T.header}
          isChecked={choice.hasHeader}
          onChange={(hasHeader) => session.choose({ hasHeader })}
        />
      )}
      {isTable && (options.hasPlainQuotes || (outcome?.kind === 'refused' && outcome.isForQuotes)) && (
        <Checkbox
          label={T.plainQuotes}
          help={T.plainQuotesHelp}
          isChecked={options.hasPlainQuotes}
          onChange={(hasPlainQuotes) => session.setOptions({ hasPlainQuotes })}
        />
      )}
    </div>
  )
}

interface SheetFieldProps {
  readonly names: readonly string[]
  readonly place: number
  readonly onPlace: (place: number) => void
}

function SheetField({ names, place, onPlace }: SheetFieldProps) {
  return (
    <Field label={SHEET_TEXTS.sheet} className="min-w-0">
      {(control) => (
        <select
          {...control}
          value={place}
          onChange={({ target }) => onPlace(Number(target.value))}
          className={`${SELECT} min-h-10 w-full`}
        >
          {names.map((name, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface SuggestionProps {
  readonly format: ImportFormat
  readonly onTake: (format: ImportFormat) => void
}

function Suggestion({ format, onTake }: SuggestionProps) {
  const name = format.toUpperCase()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-sm/6 text-soft">
        {T.suggestion(name)}
      </p>
      <Button className="min-h-8" onClick={() => onTake(format)}>
        {T.takeSuggestion(name)}
      </Button>
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly choices: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, choices, labels, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((choice) => choice === target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
          className={`${SELECT} min-h-10 w-full`}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
