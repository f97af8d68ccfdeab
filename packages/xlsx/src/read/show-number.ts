import type { NumberFormat } from './number-formats.ts'

/** Excel shows up to 15 digits. */
const DIGITS = 15
/** The limit of `toFixed`. */
const MOST_DECIMALS = 100
const SECONDS_A_DAY = 86_400
/** The day after 9999-12-31. */
const LAST_DAY = 2_958_466
/** Excel takes 1900 for a leap year. */
const NO_DAY = 60

/** Shows the number of a cell as text: dates in ISO 8601, other numbers in plain digits. */
export function showNumber(value: string, format: NumberFormat, startsIn1904: boolean): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  switch (format.kind) {
    case 'plain':
      return toPlain(number)
    case 'padded':
      return Number.isInteger(number) && number >= 0
        ? String(number).padStart(format.digits, '0')
        : toPlain(number)
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
  return decimals > MOST_DECIMALS ? shown : rounded.toFixed(decimals).replace(/0+$/, '')
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
