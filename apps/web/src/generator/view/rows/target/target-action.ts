import type { RowRule, RowSettings } from '@wordloom/contract'
import { isShortened, type TargetId, withoutShortening, withShortening } from '@wordloom/targets'

/** For rows that don't fit. `shorten` fills a field of the table, which is also what a text has. */
export const TARGET_ACTIONS = ['leave-out', 'shorten', 'keep'] as const
export type TargetAction = (typeof TARGET_ACTIONS)[number]

export interface ChosenTarget {
  readonly id: TargetId
  readonly rule: number
  readonly action: TargetAction
}

export function toChosenTarget({ rules = [], fields = [] }: RowSettings): ChosenTarget | null {
  const number = rules.findIndex(({ kind }) => kind === 'target')
  const rule = rules[number]
  if (rule?.kind !== 'target') return null
  const action = rule.isOff !== true ? 'leave-out' : isShortened(fields) ? 'shorten' : 'keep'
  return { id: rule.target, rule: number, action }
}

export function withTarget(rows: RowSettings, id: TargetId, action: TargetAction): RowSettings {
  const rule: RowRule = { kind: 'target', target: id, ...(action !== 'leave-out' && { isOff: true }) }
  const { rules = [] } = rows
  const known = rules.findIndex(({ kind }) => kind === 'target')
  const whole = toWholeFields(rows)
  return {
    ...rows,
    rules: known === -1 ? [...rules, rule] : rules.with(known, rule),
    fields: action === 'shorten' ? withShortening(whole, id) : whole,
  }
}

export function withoutTarget(rows: RowSettings): RowSettings {
  const rules = (rows.rules ?? []).filter(({ kind }) => kind !== 'target')
  return { ...rows, rules, fields: toWholeFields(rows) }
}

function toWholeFields(rows: RowSettings): NonNullable<RowSettings['fields']> {
  const target = toChosenTarget(rows)
  const { fields = [] } = rows
  return target === null ? fields : withoutShortening(fields, target.id)
}
