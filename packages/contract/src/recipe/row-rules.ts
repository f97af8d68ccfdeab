import type { RowRule, RowSettings } from './row-settings.ts'

export function activeRules({ rules = [] }: RowSettings): readonly RowRule[] {
  return rules.filter((rule) => rule.isOff !== true)
}

/** Texts that can be as large as those of columns. */
export function leaveOutTexts({ rules = [] }: RowSettings = {}): readonly string[] {
  return rules.flatMap((rule) => (rule.kind === 'leave-out' ? [rule.texts] : []))
}
