import { ENCODINGS, type ReadingOptions, SEPARATORS } from '@wordloom/reading'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import type { ReadingProps } from './reading-view.ts'
import { READING_TEXTS as T } from './texts.ts'

const FORMATS = ['auto', 'lines', 'table'] as const

export function ReadingFields(props: ReadingProps) {
  const { view, options, onChange } = props
  const { report } = view
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3 empty:hidden">
        {report.format !== 'workbook' && report.format !== 'json' && (
          <Choice
            label={T.format}
            choices={FORMATS}
            labels={T.formats}
            value={FORMATS.find((format) => format === options.format) ?? 'auto'}
            onChange={(format) =>
              onChange({
                ...withoutTable(options),
                separator: undefined,
                format: format === 'auto' ? undefined : format,
              })
            }
          />
        )}
        <EncodingField {...props} />
        <SeparatorField {...props} />
        <SheetField {...props} />
      </div>
      <TableChecks {...props} />
    </>
  )
}

export function EncodingField({ view: { report }, options, onChange }: ReadingProps) {
  if (report.encoding === null) return null
  return (
    <Choice
      label={T.encoding(options.encoding === undefined)}
      choices={ENCODINGS}
      labels={T.encodings}
      // The choice shows while the file is read again, so that a typed name isn't cut off.
      value={options.encoding ?? report.encoding}
      onChange={(encoding) => onChange({ ...options, encoding })}
    />
  )
}

export function SeparatorField({ view: { report }, options, onChange }: ReadingProps) {
  if (report.separator === null) return null
  return (
    <Choice
      label={T.separator(options.separator === undefined)}
      choices={SEPARATORS}
      labels={T.separators}
      value={options.separator ?? report.separator}
      onChange={(separator) => onChange({ ...withoutTable(options), separator })}
    />
  )
}

export function SheetField({ view: { report }, options, onChange }: ReadingProps) {
  const { sheet } = report
  if (sheet === null || sheet.names.length < 2) return null
  return (
    <Field label={T.sheet} className="min-w-0">
      {(control) => (
        <select
          {...control}
          value={options.sheet ?? sheet.place}
          onChange={({ target }) => onChange({ ...withoutTable(options), sheet: Number(target.value) })}
          className={`${SELECT} min-h-10 w-full`}
        >
          {sheet.names.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Offers what concerns only some tables: hidden and merged cells of workbooks, totals and quotes. */
export function TableChecks({ view: { report }, options, onChange }: ReadingProps) {
  const { sheet, leftOut } = report
  const hidden = sheet === null ? 0 : sheet.hiddenRows + sheet.hiddenColumns
  const totals = leftOut.totals + leftOut.closingLines + leftOut.headers
  return (
    <>
      {sheet !== null && hidden > 0 && (
        <Checkbox
          label={T.skipHidden(sheet.hiddenRows, sheet.hiddenColumns)}
          isChecked={options.skipsHidden === true}
          onChange={(skipsHidden) => onChange({ ...options, skipsHidden })}
        />
      )}
      {sheet !== null && sheet.mergedCells > 0 && (
        <Checkbox
          label={T.fillMerged(sheet.mergedCells)}
          help={T.fillMergedHelp}
          isChecked={options.fillsMerged === true}
          onChange={(fillsMerged) => onChange({ ...options, fillsMerged })}
        />
      )}
      {(totals > 0 || options.keepsTotals === true) && (
        <Checkbox
          label={totals > 0 ? T.keepTotals(totals) : T.keepAllTotals}
          isChecked={options.keepsTotals === true}
          onChange={(keepsTotals) => onChange({ ...options, keepsTotals })}
        />
      )}
      {options.hasPlainQuotes === true && (
        <Checkbox
          label={T.plainQuotes}
          help={T.plainQuotesHelp}
          isChecked
          onChange={(hasPlainQuotes) => onChange({ ...options, hasPlainQuotes })}
        />
      )}
    </>
  )
}

/** Another separator, sheet or format makes other columns. */
function withoutTable(options: ReadingOptions): ReadingOptions {
  return { ...options, header: undefined, columns: undefined }
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly choices: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function Choice<Value extends string>({
  label,
  choices,
  labels,
  value,
  onChange,
}: ChoiceProps<Value>) {
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
