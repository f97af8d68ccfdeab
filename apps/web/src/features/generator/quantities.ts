import { COLUMN_TEXTS } from './texts.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

export function toGrouped(count: number | bigint): string {
  return new Intl.NumberFormat().format(count)
}

export function toWordCount(count: number): string {
  return COLUMN_TEXTS.wordCount(toGrouped(count), count === 1)
}

/** Three digits and a decimal unit, as in `31.6 GB`; scientific notation past the largest unit. */
export function toSize(bytes: bigint): string {
  const power = Math.min(Math.floor((bytes.toString().length - 1) / 3), UNITS.length - 1)
  const value = Number(bytes) / 1000 ** power
  const notation = value < 1e6 ? 'standard' : 'scientific'
  const digits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3, notation })
  return `${digits.format(value)} ${UNITS[power]}`
}

export function toDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  const digits = new Intl.NumberFormat(undefined, { maximumFractionDigits: seconds < 10 ? 2 : 0 })
  return `${digits.format(Math.max(seconds, 0.01))} s`
}
