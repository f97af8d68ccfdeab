import { LANGUAGE_CODES } from '@wordloom/lists'
import { Choice } from '#words/cleaning/steps/choice.tsx'
import type { NgramChoices } from './ngrams.worker.ts'
import { NGRAMS_TEXTS as T } from './texts.ts'

interface NgramChoiceFieldsProps {
  readonly choices: NgramChoices
  readonly onChange: (choices: NgramChoices) => void
}

const SIZES = ['1', '2', '3', '4', '5'] as const
const MIN_TERMS = ['1', '2', '3', '5', '10', '100'] as const
const NONE = 'none'

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })
const STOP_WORDS: Readonly<Record<string, string>> = {
  [NONE]: T.noStopWords,
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [code, LANGUAGE_NAMES.of(code) ?? code])),
}

export function NgramChoiceFields({ choices, onChange }: NgramChoiceFieldsProps) {
  const { least, most, minTerms, stopWords } = choices
  return (
    <div className="flex flex-wrap content-start gap-x-4 gap-y-4">
      <Choice
        label={T.least}
        names={toNames(SIZES)}
        value={String(least)}
        onChange={(size) => onChange({ ...choices, least: Number(size), most: Math.max(most, Number(size)) })}
      />
      <Choice
        label={T.most}
        names={toNames(SIZES)}
        value={String(most)}
        onChange={(size) =>
          onChange({ ...choices, most: Number(size), least: Math.min(least, Number(size)) })
        }
      />
      <Choice
        label={T.minTerms}
        names={toNames(MIN_TERMS)}
        value={String(minTerms)}
        onChange={(count) => onChange({ ...choices, minTerms: Number(count) })}
      />
      <Choice
        label={T.stopWords}
        names={STOP_WORDS}
        value={stopWords ?? NONE}
        onChange={(language) => onChange({ ...choices, stopWords: language === NONE ? null : language })}
      />
    </div>
  )
}

function toNames(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, value]))
}
