import type { RowRule } from '@wordloom/contract'
import { RULE_TEXTS as T } from '../texts.ts'

/** Fits a title tag, and many listings. */
const MAX_CHARACTERS = 80

interface NewRule {
  readonly label: string
  readonly rule: RowRule
}

/** Columns go by number, so that the rules are the same whatever the columns are called. */
export function newRules(columns: number): readonly NewRule[] {
  const others = columns > 1 ? 2 : 1
  return [
    { label: T.addMost, rule: { kind: 'length', unit: 'characters', most: MAX_CHARACTERS } },
    { label: T.addLeast, rule: { kind: 'length', unit: 'characters', least: 1 } },
    { label: T.addNoWordTwice, rule: { kind: 'no-word-twice' } },
    {
      label: T.addSentence,
      rule: { kind: 'condition', text: `IF [1] = "" THEN [${others}] <> ""`, isOff: true },
    },
    { label: T.addLeaveOut, rule: { kind: 'leave-out', texts: '' } },
    { label: T.addText, rule: { kind: 'condition', text: '' } },
  ]
}
