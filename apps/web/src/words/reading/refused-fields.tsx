import { ENCODINGS, type ReadingOptions, type ReadingProblem } from '@wordloom/reading'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Choice } from './reading-fields.tsx'
import { READING_TEXTS as T } from './texts.ts'

interface RefusedFieldsProps {
  readonly problem: ReadingProblem | null
  readonly options: ReadingOptions
  readonly onChange: (options: ReadingOptions) => void
}

const NONE = 'none'

/** Offers the change that makes a refused file readable, if there is one. */
export function RefusedFields({ problem, options, onChange }: RefusedFieldsProps) {
  if (problem === 'quotes')
    return (
      <Checkbox
        label={T.plainQuotes}
        help={T.plainQuotesHelp}
        isChecked={options.hasPlainQuotes === true}
        onChange={(hasPlainQuotes) => onChange({ ...options, hasPlainQuotes })}
      />
    )
  if (problem !== 'encoding') return null
  return (
    <Choice
      label={T.encoding(false)}
      choices={[NONE, ...ENCODINGS]}
      labels={{ [NONE]: T.chooseEncoding, ...T.encodings }}
      value={options.encoding ?? NONE}
      onChange={(encoding) => onChange({ ...options, encoding: encoding === NONE ? undefined : encoding })}
    />
  )
}
