import { DIFFERENCES, type Difference, LANGUAGE_CODES, type Nearness } from '@wordloom/lists'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { STEP_FIELD_TEXTS as T } from '../texts.ts'
import { Choice } from './choice.tsx'

interface NearFieldsProps {
  readonly near: Nearness
  readonly onChange: (near: Nearness) => void
}

/** Turkish has its own pairs of small letters and capitals. */
const OF_LANGUAGE: readonly Difference[] = ['case', 'endings', 'stop-words']

export function NearFields({ near: { ignoring, language }, onChange }: NearFieldsProps) {
  const isOfLanguage = OF_LANGUAGE.some((difference) => ignoring.includes(difference))
  const toggled = (difference: Difference, isOn: boolean) =>
    DIFFERENCES.filter((each) => (each === difference ? isOn : ignoring.includes(each)))
  return (
    <fieldset>
      <legend className="mb-1 text-xs/5 font-medium text-soft">{T.ignoring}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {DIFFERENCES.map((difference) => (
          <Checkbox
            key={difference}
            label={T.differences[difference]}
            isChecked={ignoring.includes(difference)}
            onChange={(isOn) => onChange({ ignoring: toggled(difference, isOn), language })}
          />
        ))}
        {isOfLanguage && (
          <LanguageField
            label={T.language}
            value={language ?? 'en'}
            onChange={(next) => onChange({ ignoring, language: next })}
          />
        )}
      </div>
    </fieldset>
  )
}

interface LanguageFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (language: string) => void
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

export function LanguageField({ label, value = 'en', onChange }: LanguageFieldProps) {
  const names = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGE_NAMES.of(code) ?? code]))
  return <Choice label={label} names={names} value={value} onChange={onChange} />
}
