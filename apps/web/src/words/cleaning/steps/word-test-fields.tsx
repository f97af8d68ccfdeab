import type { WordTest } from '@wordloom/lists'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { STEP_FIELD_TEXTS as T } from '../texts.ts'
import { Choice } from './choice.tsx'
import { NearFields } from './near-fields.tsx'
import { PatternFields } from './pattern-fields.tsx'
import { toWhole } from './to-whole.ts'

interface WordTestFieldsProps {
  readonly test: WordTest
  readonly onChange: (test: WordTest) => void
}

const BLANKS: Readonly<Record<WordTest['kind'], WordTest>> = {
  pattern: { kind: 'pattern', pattern: { syntax: 'text', text: '' } },
  length: { kind: 'length', unit: 'characters' },
  characters: { kind: 'characters', of: 'digits' },
  list: { kind: 'list', words: '', ignoring: ['case'] },
}

export function WordTestFields({ test, onChange }: WordTestFieldsProps) {
  return (
    <div className="grid gap-3">
      <Choice label={T.words} names={T.tests} value={test.kind} onChange={(kind) => onChange(BLANKS[kind])} />
      <Fields test={test} onChange={onChange} />
    </div>
  )
}

function Fields({ test, onChange }: WordTestFieldsProps) {
  switch (test.kind) {
    case 'pattern':
      return (
        <PatternFields
          pattern={test.pattern}
          help={test.pattern.syntax === 'wildcard' ? T.patternHelp : undefined}
          onChange={(pattern) => onChange({ ...test, pattern })}
        />
      )
    case 'length':
      return (
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <Choice
            label={T.unit}
            names={T.units}
            value={test.unit}
            onChange={(unit) => onChange({ ...test, unit })}
          />
          <TextField
            label={T.least}
            className="w-24"
            inputMode="numeric"
            value={test.least ?? ''}
            onChange={({ target }) => onChange({ ...test, least: toWhole(target.value, 0) })}
          />
          <TextField
            label={T.most}
            className="w-24"
            inputMode="numeric"
            value={test.most ?? ''}
            onChange={({ target }) => onChange({ ...test, most: toWhole(target.value, 0) })}
          />
        </div>
      )
    case 'characters':
      return (
        <Choice
          label={T.of}
          names={T.characters}
          value={test.of}
          onChange={(of) => onChange({ ...test, of })}
        />
      )
    case 'list':
      return (
        <div className="grid gap-3">
          <TextArea
            label={T.list}
            rows={4}
            value={test.words}
            onChange={({ target }) => onChange({ ...test, words: target.value })}
          />
          <NearFields near={test} onChange={(near) => onChange({ ...test, ...near })} />
        </div>
      )
  }
}
