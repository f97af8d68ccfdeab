import { NAME_LANGUAGES } from '@wordloom/targets'
import { toPlainLetters } from '../roles/name-key.ts'

const ISO = /^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{1,2}:\d{2}.*)?$/
const WITH_MARKS =
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./])\d{1,2}\2\d{1,2})(?: \d{1,2}:\d{2}.*)?$/
const EAST_ASIAN = /^\d{4} ?[年년] ?(?:\d{1,2} ?[月월] ?(?:\d{1,2} ?[日일])?)?$/
const DAY_AND_MONTH =
  /^(?:(?:\d{1,2}\.?|\p{L}{2,9}\.?,?) )?(?:(\p{L}{3,12})\.?(?: \d{1,2},?)?|\d{1,2}\.? (?:de )?(\p{L}{3,12})\.?)(?: de)?[ -]\d{2,4}$/u

let months: ReadonlySet<string> | null = null

/** Days and months as exports write them; a year alone is a number. */
export function isDate(text: string): boolean {
  if (!/\d/.test(text) || text.length > 40) return false
  if (ISO.test(text) || WITH_MARKS.test(text) || EAST_ASIAN.test(text)) return true
  const [, month = '', monthBehind = ''] = DAY_AND_MONTH.exec(text) ?? []
  return isMonth(month) || isMonth(monthBehind)
}

function isMonth(text: string): boolean {
  if (text === '') return false
  months ??= new Set(NAME_LANGUAGES.flatMap(monthsOf))
  return months.has(toPlainLetters(text))
}

function monthsOf(language: string): readonly string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, i) => {
      const part = format.formatToParts(Date.UTC(2026, i, 1)).find(({ type }) => type === 'month')
      return toPlainLetters(part?.value ?? '').replace(/\.$/, '')
    })
  })
}
