import type { RowRule } from '@wordloom/contract'
import { type ReactNode, useState } from 'react'
import type { RowProblem } from '#generator/compute/row-problem.ts'
import { toNumber } from '#platform/format/numbers.ts'
import { Switch } from '#ui/form/switch.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CloseIcon } from '#ui/icons/icons.tsx'
import { ProblemNotes } from '#ui/template-field/problem-notes.tsx'
import { RULE_TEXTS as T } from '../texts.ts'
import { describeRule } from './describe-rule.ts'
import { LeaveOutRule } from './leave-out-rule.tsx'
import { LengthRule } from './length-rule.tsx'
import { isComplete, toSentence } from './sentence.ts'
import { SentenceRule } from './sentence-rule.tsx'
import type { WordsOf } from './suggested-words.ts'
import { TextRule } from './text-rule.tsx'

interface RuleRowProps {
  readonly rule: RowRule
  readonly place: number
  readonly names: readonly string[]
  readonly wordsOf: WordsOf
  readonly dropped: bigint | null
  readonly problems: readonly RowProblem[]
  readonly onChange: (rule: RowRule) => void
  readonly onRemove: () => void
}

export function RuleRow(props: RuleRowProps) {
  const { rule, names, dropped, problems, onChange, onRemove } = props
  const sentence = rule.kind === 'condition' ? toSentence(rule.text, names) : null
  // A rule stays in the form that it has when it appears, even if pickers could show what is typed.
  const [isText] = useState(rule.kind === 'condition' && sentence === null)
  const isShownAsText = isText || (rule.kind === 'condition' && sentence === null)
  const canBeOn = isShownAsText || sentence === null || isComplete(sentence)
  const isOff = rule.isOff === true
  const description = describeRule(rule, names)
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 py-2 sm:flex-nowrap">
      <Switch
        label={T.turnOn(description)}
        isOn={!isOff}
        isDisabled={!canBeOn}
        onChange={(isOn) => onChange(toSwitched(rule, isOn))}
        className="min-h-8"
      />
      <div
        className={`min-w-0 grow basis-0 text-sm/8 max-sm:basis-3/5 ${isOff && canBeOn ? 'opacity-60' : ''}`}
      >
        <Body {...props} sentence={isShownAsText ? null : sentence} />
        {!isShownAsText && <ProblemNotes problems={problems} />}
        {!canBeOn && <p className="text-xs/5 text-soft">{T.incomplete}</p>}
      </div>
      <p className="shrink-0 text-right text-xs/8 text-soft tabular-nums max-sm:order-last max-sm:basis-full max-sm:pl-11 max-sm:text-left max-sm:text-xs/5 max-sm:empty:hidden">
        {isOff ? (canBeOn ? T.off : '') : dropped === null ? '' : toDropped(dropped)}
      </p>
      <IconButton label={T.remove(description)} className="h-8 w-8" onClick={onRemove}>
        <CloseIcon className="size-3.5" />
      </IconButton>
    </li>
  )
}

interface BodyProps extends RuleRowProps {
  readonly sentence: ReturnType<typeof toSentence>
}

function Body({ sentence, ...props }: BodyProps): ReactNode {
  const { rule, names, wordsOf, problems, onChange } = props
  switch (rule.kind) {
    case 'length':
      return <LengthRule rule={rule} onChange={onChange} />
    case 'no-word-twice':
      return (
        <span>
          {T.noWordTwice} <span className="text-soft">{T.noWordTwiceHelp}</span>
        </span>
      )
    case 'target':
      return describeRule(rule, names)
    case 'leave-out':
      return <LeaveOutRule texts={rule.texts} onChange={(texts) => onChange({ ...rule, texts })} />
    case 'condition':
      return sentence === null ? (
        <TextRule
          text={rule.text}
          names={names}
          problems={problems}
          onChange={(text) => onChange({ ...rule, text })}
        />
      ) : (
        <SentenceRule
          sentence={sentence}
          names={names}
          wordsOf={wordsOf}
          onChange={(text, canBeOn) => {
            const wasComplete = isComplete(sentence)
            onChange(toSwitched({ ...rule, text }, canBeOn && (!wasComplete || rule.isOff !== true)))
          }}
        />
      )
  }
}

function toSwitched({ isOff: _, ...rule }: RowRule, isOn: boolean): RowRule {
  return isOn ? rule : { ...rule, isOff: true }
}

function toDropped(dropped: bigint): string {
  return dropped === 0n ? T.dropsNothing : T.dropped(toNumber(dropped), dropped === 1n)
}
