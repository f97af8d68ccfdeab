import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { columnColors } from '#ui/column-colors.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx'
import { Picker } from '../picker.tsx'
import { RULE_TEXTS as T } from '../texts.ts'
import {
  COMPARISONS,
  type Comparison,
  isComplete,
  type Sentence,
  type Term,
  toCondition,
} from './sentence.ts'
import type { WordsOf } from './suggested-words.ts'
import { WordField } from './word-field.tsx'

interface SentenceRuleProps {
  readonly sentence: Sentence
  readonly names: readonly string[]
  readonly wordsOf: WordsOf
  readonly onChange: (text: string, isComplete: boolean) => void
}

export function SentenceRule({ sentence, names, wordsOf, onChange }: SentenceRuleProps) {
  const { when, required } = sentence
  const change = (changed: Sentence) => onChange(toCondition(changed, names), isComplete(changed))
  const shared = { names, wordsOf }
  return (
    <div className="grid gap-1.5">
      {when.map((term, place) => (
        <TermFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a term is identified only by its place
          key={place}
          {...shared}
          lead={place === 0 ? T.when : T.and}
          term={term}
          onChange={(changed) => change({ when: when.with(place, changed), required })}
        >
          {when.length > 1 && (
            <IconButton
              label={T.removeCondition(place)}
              className="size-7"
              onClick={() => change({ when: when.toSpliced(place, 1), required })}
            >
              <CloseIcon className="size-3" />
            </IconButton>
          )}
          {place === when.length - 1 && (
            <Button
              look="quiet"
              className="min-h-7 px-2 py-0 text-xs"
              onClick={() =>
                change({ when: [...when, { column: 0, comparison: 'is', words: [] }], required })
              }
            >
              <PlusIcon className="size-3" />
              {T.addCondition}
            </Button>
          )}
        </TermFields>
      ))}
      <TermFields
        {...shared}
        lead={T.required}
        term={required}
        onChange={(changed) => change({ when, required: changed })}
      />
    </div>
  )
}

interface TermFieldsProps {
  readonly lead: string
  readonly term: Term
  readonly names: readonly string[]
  readonly wordsOf: WordsOf
  readonly onChange: (term: Term) => void
  readonly children?: ReactNode
}

const COMPARISON_CHOICES = COMPARISONS.map((value) => ({ value, label: T.comparisons[value] }))

function TermFields({ lead, term, names, wordsOf, onChange, children }: TermFieldsProps) {
  const { column, comparison, words } = term
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="w-11 shrink-0">{lead}</span>
      <Picker
        label={T.column}
        choices={names.map((label, value) => ({ value, label }))}
        value={column}
        className={columnColors(column).ink}
        onChange={(chosen) => onChange({ column: chosen, comparison, words: [] })}
      />
      <Picker
        label={T.comparison}
        choices={COMPARISON_CHOICES}
        value={comparison}
        onChange={(chosen) => onChange({ column, comparison: chosen, words: toFitting(words, chosen) })}
      />
      <WordField
        column={column}
        name={names[column] ?? ''}
        words={words}
        kind={toKind(comparison)}
        wordsOf={wordsOf}
        onChange={(chosen) => onChange({ column, comparison, words: chosen })}
      />
      {children}
    </div>
  )
}

function toKind(comparison: Comparison): 'word' | 'words' | 'match' {
  if (comparison === 'one-of' || comparison === 'none-of') return 'words'
  return comparison === 'matches' || comparison === 'matches-not' ? 'match' : 'word'
}

function toFitting(words: readonly string[], comparison: Comparison): readonly string[] {
  return toKind(comparison) === 'words' ? words : words.slice(0, 1)
}
