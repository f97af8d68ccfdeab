import { toDate, toMinute } from '#platform/format/dates.ts'
import { PLAN_NAMES, STATUS_NAMES } from '#platform/user/plan-names.ts'
import { TEMPLATE_TEXTS } from '../dead-letters/texts.ts'
import { DETAIL_LABELS, DETAIL_VALUES, YES_NO } from './texts.ts'

const LABELS: ReadonlyMap<string, string> = new Map(Object.entries(DETAIL_LABELS))

const VALUES: ReadonlyMap<string, ReadonlyMap<unknown, string>> = new Map(
  Object.entries({
    ...DETAIL_VALUES,
    plan: PLAN_NAMES,
    status: STATUS_NAMES,
    template: TEMPLATE_TEXTS,
  }).map(([name, texts]) => [name, new Map(Object.entries(texts))]),
)

const MOMENTS: ReadonlyMap<string, typeof toDate> = new Map([
  ['expiresAt', toDate],
  ['takenAt', toMinute],
])

/** @example toDetailText({ plan: 'yearly', fields: ['email', 'firstName'] }) // 'Plan: Yearly · Changed: email, first name' */
export function toDetailText(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${LABELS.get(name) ?? toLabel(name)}: ${toText(name, value)}`)
    .join(' · ')
}

/** A newer server may have recorded details that this page doesn't know. */
function toLabel(name: string): string {
  const words = name.replace(/_/g, ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

function toText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => toText(name, each)).join(', ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([inner, each]) => toText(inner, each))
      .join(', ')
  }
  const writeMoment = MOMENTS.get(name)
  if (writeMoment !== undefined && (typeof value === 'string' || typeof value === 'number')) {
    return writeMoment(new Date(value))
  }
  if (typeof value === 'boolean' || name === 'emailVerified') return value ? YES_NO.yes : YES_NO.no
  return VALUES.get(name)?.get(value) ?? String(value)
}
