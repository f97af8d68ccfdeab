import type { NumberFormat } from './number-formats.ts'

/** Excel shows up to 15 digits. */
const DIGITS = 15
/** The limit of `toFixed`. */
const MAX_DECIMALS = 100
const SECONDS_A_DAY = 86_400
/** The day after 9999-12-31. */
const LAST_DAY = 2_958_466
/** Excel takes 1900 for a leap year. */
const NO_DAY = 60

/** Shows the number of a cell: dates in ISO 8601, numbers with a format as Excel does, others in plain digits. */
export function showNumber(number: number, format: NumberFormat, startsIn1904: boolean): string {
  switch (format.kind) {
    case 'plain':
      return toPlain(number)
    case 'shown':
      // A format can hide numbers. Reading a sheet must not lose them.
      return format.show(number) || toPlain(number)
    case 'date':
      return number >= 0 && number < LAST_DAY ? toDate(number, format, startsIn1904) : toPlain(number)
  }
}

function toPlain(number: number): string {
  const rounded = Number(number.toPrecision(DIGITS))
  const shown = String(rounded)
  if (!shown.includes('e')) return shown
  if (Number.isInteger(rounded)) return String(BigInt(rounded))
  const decimals = DIGITS - 1 - Math.floor(Math.log10(Math.abs(rounded)))
  return decimals > MAX_DECIMALS ? shown : rounded.toFixed(decimals).replace(/0+$/, '')
}

function toDate(
  number: number,
  { hasDate, hasTime }: { readonly hasDate: boolean; readonly hasTime: boolean },
  startsIn1904: boolean,
): string {
  const seconds = Math.round(number * SECONDS_A_DAY)
  const day = Math.floor(seconds / SECONDS_A_DAY)
  const time = hasDate ? seconds - day * SECONDS_A_DAY : seconds
  const shown = [...(hasDate ? [toDay(day, startsIn1904)] : []), ...(hasTime ? [toTime(time)] : [])]
  return shown.join(' ')
}

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d*)?)?Z?$/

/** Cells of strict workbooks hold dates as ISO 8601: shows `2024-01-01T18:00:00` as `2024-01-01 18:00`. */
export function showIsoDate(value: string): string {
  const [, day, time] = ISO_DATE.exec(value) ?? []
  if (day === undefined) return value
  const shown = time?.replace(/:00$/, '') ?? '00:00'
  return shown === '00:00' || shown === '00' ? day : `${day} ${shown}`
}

function toDay(day: number, startsIn1904: boolean): string {
  if (!startsIn1904 && day === NO_DAY) return '1900-02-29'
  const first = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < NO_DAY ? 31 : 30)
  return new Date(first + day * SECONDS_A_DAY * 1000).toISOString().slice(0, 10)
}

function toTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (seconds % 60 > 0) parts.push(seconds % 60)
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
