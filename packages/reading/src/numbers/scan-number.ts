import { isCurrency } from './currency-words.ts'
import { readDigits } from './group-digits.ts'
import { toPower } from './scales.ts'
import type { ScannedNumber } from './scanned-number.ts'

const NONE: ScannedNumber = { kind: 'none' }
const UNREADABLE: ScannedNumber = { kind: 'unreadable', hasUnit: false }
const UNIT: ScannedNumber = { kind: 'unreadable', hasUnit: true }

/** Signs that programs write for a missing number. */
const NO_NUMBER = /^(?:[-–—.…]{0,3}|n\/?a\.?|n\.a\.|null|none|nan|not set|\(not set\))$/i

const PLAIN = /^\d{1,15}$/

/** Nothing else is around the digits of most cells. */
const WITH_MARK = /^\d{1,15}[.,]\d{1,15}$/

/** The text before the digits, the digits with their marks, and the text behind them. */
const PARTS = /^([^\d]*?)([.,]?\d(?:[\d.,' ]*\d)?(?:[eE][+-]?\d{1,3})?)([^\d]*)$/

const RANGE = /^(.*\d.*?)\s*(?:[–—~〜]|\s-\s)\s*(.*\d.*)$/

/**
 * Reads what a cell of numbers can mean: with currencies, percent, marks between groups, signs in front, behind or as
 * parentheses, scales such as K, bounds and ranges. Never guesses: `1.2.3` and `--1` are unreadable.
 *
 * @example scanNumber('1.234') // { kind: 'number', withDot: 1.234, withComma: 1234, … }
 */
export function scanNumber(cell: string): ScannedNumber {
  if (PLAIN.test(cell)) return toPlain(Number(cell))
  if (WITH_MARK.test(cell)) return toNumber(cell, 0)
  const text = tidy(cell)
  if (NO_NUMBER.test(text)) return NONE
  const bound = /^[<>≤≥≈~]=?\s*(?=\S)/.exec(text)
  if (bound !== null) return approximate(scanSigned(text.slice(bound[0].length)))
  if (/\d\S*\s*\+$/.test(text)) return approximate(scanSigned(text.slice(0, -1).trimEnd()))
  const single = scanSigned(text)
  if (single.kind === 'number') return single
  const [, from, to] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return single
  return toMiddle(scanSigned(from), scanSigned(to)) ?? single
}

function toPlain(value: number): ScannedNumber {
  return {
    kind: 'number',
    withDot: value,
    withComma: value,
    isApproximate: false,
    isScaled: false,
    digits: '',
  }
}

/** Spaces of all widths, digits of all scripts and the signs of all fonts become ASCII. */
function tidy(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[−﹣]/g, '-')
    .replace(/[’‘ʼ`´٬]/g, "'")
    .replace(/٫/g, '.')
    .replace(/٪/g, '%')
    .replace(/\s+/gu, ' ')
    .replace(/[^\P{Nd}0-9]/gu, toAsciiDigit)
    .trim()
}

/** The digits of a script follow each other from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

function scanSigned(text: string): ScannedNumber {
  const inside = /^([^\d(]*)\((.*)\)([^\d)]*)$/.exec(text)
  if (inside !== null) return negate(scanUnsigned(`${inside[1]}${inside[2]}${inside[3]}`))
  const [, before = '', digits, behind = ''] = PARTS.exec(text) ?? []
  if (digits === undefined) return UNREADABLE
  const signs = before.match(/[-+]/g) ?? []
  const isMinusBehind = behind.trim() === '-'
  if (signs.length + Number(isMinusBehind) > 1) return UNREADABLE
  const unsigned = scanUnsigned(`${before.replace(/[-+]\s*/, '')}${digits}${isMinusBehind ? '' : behind}`)
  return signs[0] === '-' || isMinusBehind ? negate(unsigned) : unsigned
}

function scanUnsigned(text: string): ScannedNumber {
  const parts = PARTS.exec(text)
  if (parts === null) return UNREADABLE
  const [, before = '', matched = '', behind = ''] = parts
  // The dot of `Rs.201` belongs to the currency.
  const isDotOfWord = /\p{L}$/u.test(before) && /^[.,]/.test(matched)
  const digits = isDotOfWord ? matched.slice(1) : matched
  const prefix = before.trim().replace(/^%\s*/, '')
  if (prefix !== '' && !isCurrency(prefix, true)) return UNREADABLE
  const power = readBehind(behind)
  if (power === null) return /\p{L}/u.test(behind) ? UNIT : UNREADABLE
  return toNumber(digits, power)
}

/** Returns the power of ten that a letter says, 0 without one, and `null` if something else is behind the digits. */
function readBehind(behind: string): number | null {
  // `12,-` and `12:-` are whole amounts.
  const text = behind.replace(/^[.,:][-–—]/, '').trim()
  if (text === '' || text === '%' || text === '‰' || isCurrency(text, false)) return 0
  const [, scale = '', rest = ''] = /^([千万萬만億亿억]|\p{L}+\.?)\s*(.*)$/u.exec(text) ?? []
  const power = toPower(scale)
  if (power === null) return null
  return rest === '' || rest === '%' || isCurrency(rest, false) ? power : null
}

function toNumber(text: string, scale: number): ScannedNumber {
  const [digits = '', exponent = '0'] = text.split(/e/i)
  const power = scale + Number(exponent)
  const withDot = readDigits(digits, '.', power)
  const withComma = readDigits(digits, ',', power)
  if (Number.isNaN(withDot) && Number.isNaN(withComma)) return UNREADABLE
  return { kind: 'number', withDot, withComma, isApproximate: false, isScaled: scale !== 0, digits }
}

function negate(number: ScannedNumber): ScannedNumber {
  if (number.kind !== 'number') return number
  return { ...number, withDot: -number.withDot, withComma: -number.withComma }
}

function approximate(number: ScannedNumber): ScannedNumber {
  return number.kind === 'number' ? { ...number, isApproximate: true } : number
}

function toMiddle(from: ScannedNumber, to: ScannedNumber): ScannedNumber | null {
  if (from.kind !== 'number' || to.kind !== 'number') return null
  const withDot = (from.withDot + to.withDot) / 2
  const withComma = (from.withComma + to.withComma) / 2
  const isRising = from.withDot < to.withDot || from.withComma < to.withComma
  if (!isRising) return null
  const isScaled = from.isScaled || to.isScaled
  return { kind: 'number', withDot, withComma, isApproximate: true, isScaled, digits: '' }
}
