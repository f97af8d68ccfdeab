import type { RowRule } from '@wordloom/contract'
import { TARGETS } from '@wordloom/targets'
import { shorten } from '#platform/format/shorten.ts'
import { RULE_TEXTS as T, TARGET_TEXTS } from '../texts.ts'
import { type Term, toSentence } from './sentence.ts'

const MAX_CHARACTERS = 80

export function describeRule(rule: RowRule, names: readonly string[]): string {
  switch (rule.kind) {
    case 'length':
      return describeLength(rule)
    case 'no-word-twice':
      return T.noWordTwice
    case 'leave-out':
      return T.leaveOut
    case 'target':
      return TARGET_TEXTS.fits(TARGETS[rule.target].name)
    case 'condition': {
      const sentence = toSentence(rule.text, names)
      if (sentence === null) return shorten(rule.text.trim(), MAX_CHARACTERS) || T.emptyText
      const when = sentence.when.map((term) => describeTerm(term, names)).join(` ${T.and} `)
      return shorten(`${T.when} ${when}, ${describeTerm(sentence.required, names)}`, MAX_CHARACTERS)
    }
  }
}

function describeLength({ least, most, unit }: Extract<RowRule, { kind: 'length' }>): string {
  const from = least === undefined ? '' : `${T.atLeast} ${least.toLocaleString('en')}`
  const to = most === undefined ? '' : `${from === '' ? T.atMost : T.andAtMost} ${most.toLocaleString('en')}`
  return [from, to, T.units[unit]].filter((part) => part !== '').join(' ')
}

function describeTerm({ column, comparison, words }: Term, names: readonly string[]): string {
  return `${names[column] ?? ''} ${T.comparisons[comparison]} ${words.join(', ') || '…'}`
}
