import type { DecimalMark } from './scanned-number.ts'

const GROUPS_OF_THREE = /^[1-9]\d{0,2}(?:\D\d{3})+$/
/** As in 12,34,567: the last group has three digits, the others have two. */
const INDIAN_GROUPS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

/**
 * Reads digits with marks, which are `.`, `,`, an apostrophe or a space. Returns `NaN` if they can't be a number with this
 * decimal mark: a group has three digits, and one number has one kind of mark between groups.
 *
 * @param power of ten with which the number is multiplied
 * @example readDigits('1.234,5', ',', 0) // 1234.5
 */
export function readDigits(digits: string, decimalMark: DecimalMark, power: number): number {
  const at = digits.indexOf(decimalMark)
  const whole = at === -1 ? digits : digits.slice(0, at)
  const fraction = at === -1 ? '' : digits.slice(at + 1)
  if (/\D/.test(fraction) || (at !== -1 && fraction === '')) return Number.NaN
  if (/\D/.test(whole) && !areGroups(whole)) return Number.NaN
  const value = Number(`${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}e${power}`)
  return Number.isFinite(value) ? value : Number.NaN
}

function areGroups(whole: string): boolean {
  const [first, ...others] = whole.match(/\D/g) ?? []
  if (others.some((mark) => mark !== first)) return false
  return GROUPS_OF_THREE.test(whole) || INDIAN_GROUPS.test(whole)
}
