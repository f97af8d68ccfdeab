import type { CleaningStep } from '@wordloom/lists'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { STEP_FIELD_TEXTS as T } from '../texts.ts'
import { Choice } from './choice.tsx'
import { LanguageField, NearFields } from './near-fields.tsx'
import { PatternFields } from './pattern-fields.tsx'
import { toWhole } from './to-whole.ts'
import { WordTestFields } from './word-test-fields.tsx'

interface StepFieldsProps {
  readonly step: CleaningStep
  readonly onChange: (step: CleaningStep) => void
}

const ROW = 'flex flex-wrap items-end gap-x-4 gap-y-3'

export function StepFields({ step, onChange }: StepFieldsProps) {
  switch (step.kind) {
    case 'case':
      return (
        <div className={ROW}>
          <Choice label={T.to} names={T.cases} value={step.to} onChange={(to) => onChange({ ...step, to })} />
          <LanguageField
            label={T.language}
            value={step.language}
            onChange={(language) => onChange({ ...step, language })}
          />
        </div>
      )
    case 'remove-duplicates':
      return (
        <div className="grid gap-3">
          <NearFields near={step} onChange={(near) => onChange({ ...step, ...near })} />
          <Choice
            label={T.stays}
            names={T.survivors}
            value={step.keep}
            onChange={(keep) => onChange({ ...step, keep })}
          />
        </div>
      )
    case 'sort':
      return (
        <div className={ROW}>
          <Choice label={T.by} names={T.sorts} value={step.by} onChange={(by) => onChange({ ...step, by })} />
          {step.by === 'name' && (
            <LanguageField
              label={T.alphabet}
              value={step.language}
              onChange={(language) => onChange({ ...step, language })}
            />
          )}
          {step.by === 'random' ? (
            <TextField
              label={T.seed}
              className="w-40"
              value={step.seed ?? ''}
              onChange={({ target }) => onChange({ ...step, seed: target.value })}
            />
          ) : (
            <Checkbox
              label={T.descending}
              isChecked={step.isDescending === true}
              onChange={(isDescending) => onChange({ ...step, isDescending })}
            />
          )}
        </div>
      )
    case 'replace':
      return (
        <PatternFields pattern={step.pattern} onChange={(pattern) => onChange({ ...step, pattern })}>
          <TextField
            label={T.replaceBy}
            isMono
            value={step.by}
            onChange={({ target }) => onChange({ ...step, by: target.value })}
            {...(step.pattern.syntax === 'regex' && { help: T.regexHelp })}
          />
        </PatternFields>
      )
    case 'affix':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={T.before}
            isMono
            value={step.prefix}
            onChange={({ target }) => onChange({ ...step, prefix: target.value })}
          />
          <TextField
            label={T.after}
            isMono
            value={step.suffix}
            onChange={({ target }) => onChange({ ...step, suffix: target.value })}
          />
        </div>
      )
    case 'keep':
    case 'remove':
      return <WordTestFields test={step.test} onChange={(test) => onChange({ ...step, test })} />
    case 'split':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={T.separator}
            isMono
            value={step.separator}
            onChange={({ target }) => onChange({ ...step, separator: target.value })}
          />
          <TextField
            label={T.part}
            help={T.partHelp}
            inputMode="numeric"
            value={step.part ?? ''}
            onChange={({ target }) => onChange({ ...step, part: toWhole(target.value, 1) })}
          />
        </div>
      )
    case 'normalize':
      return (
        <Choice
          label={T.form}
          names={{ NFC: 'NFC', NFD: 'NFD', NFKC: 'NFKC', NFKD: 'NFKD' }}
          value={step.form}
          onChange={(form) => onChange({ ...step, form })}
        />
      )
    case 'extract':
      return (
        <Choice
          label={T.what}
          names={T.extracts}
          value={step.what}
          onChange={(what) => onChange({ ...step, what })}
        />
      )
    default:
      return noFields(step)
  }
}

type WithoutFields<Step> = Step extends CleaningStep ? (keyof Step extends 'kind' ? Step : never) : never

/** The compiler refuses a step with fields here. */
function noFields(_step: WithoutFields<CleaningStep>): null {
  return null
}
