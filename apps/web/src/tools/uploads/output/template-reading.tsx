import { ENCODINGS, SEPARATORS } from '@wordloom/reading'
import { Choice } from '#words/reading/reading-fields.tsx'
import { READING_TEXTS } from '#words/reading/texts.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { TemplateStart } from './read-template.ts'
import { SelectField } from './select-field.tsx'
import type { ChosenTemplate } from './use-template.ts'

interface TemplateReadingProps extends Pick<ChosenTemplate, 'options' | 'change'> {
  readonly template: TemplateStart
}

const FOUND = 'found'

/** Shows how the template was read, and lets people change it. */
export function TemplateReading({ template: { syntax, lines }, options, change }: TemplateReadingProps) {
  const header = typeof options.header === 'number' ? String(options.header) : FOUND
  return (
    <details className="mt-2 rounded-md border border-line px-3.5 py-2 text-sm/6">
      <summary className="cursor-pointer text-soft">{T.templateChange}</summary>
      <div className="mt-2 grid gap-3">
        <SelectField
          label={T.templateHeader}
          choices={[
            { value: FOUND, label: T.templateHeaderFound },
            ...lines.map(({ line, text }) => ({ value: String(line), label: T.templateLine(line, text) })),
          ]}
          value={header}
          onChange={(line) => change({ ...options, header: line === FOUND ? undefined : Number(line) })}
        />
        {syntax !== null && (
          <>
            <Choice
              label={READING_TEXTS.encoding(options.encoding === undefined)}
              choices={ENCODINGS}
              labels={READING_TEXTS.encodings}
              value={options.encoding ?? syntax.encoding ?? 'utf-8'}
              onChange={(encoding) => change({ ...options, encoding })}
            />
            <Choice
              label={READING_TEXTS.separator(options.separator === undefined)}
              choices={SEPARATORS}
              labels={READING_TEXTS.separators}
              value={options.separator ?? syntax.separator ?? ','}
              onChange={(separator) => change({ ...options, separator })}
            />
          </>
        )}
      </div>
    </details>
  )
}
