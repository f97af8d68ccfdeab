// English for every reader, so that a prerendered page doesn't change when it starts.

const NUMBER = new Intl.NumberFormat('en')

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** @example toNumber(2000) // '2,000' */
export function toNumber(count: number | bigint): string {
  return NUMBER.format(count)
}

/**
 * `noun` takes its plural with an s.
 * @example toCount(1, 'word') // '1 word'
 * @example toCount(2000, 'word') // '2,000 words'
 */
export function toCount(count: number | bigint, noun: string): string {
  return `${toNumber(count)} ${noun}${BigInt(count) === 1n ? '' : 's'}`
}

/**
 * Three digits and a decimal unit; scientific notation past the largest unit.
 * @example toBytes(31_600_000_000) // '31.6 GB'
 */
export function toBytes(bytes: number | bigint): string {
  let value = Number(bytes)
  let power = 0
  // From 999.5, three digits would round up to 1,000.
  while (value >= 999.5 && power < UNITS.length - 1) {
    value /= 1000
    power++
  }
  const notation = value < 1e6 ? 'standard' : 'scientific'
  const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation })
  return `${digits.format(value)} ${UNITS[power]}`
}
