// English for every reader, so that a prerendered page doesn't change when it starts.

const NUMBER = new Intl.NumberFormat('en')

const PREFIXES = 'KMGTPEZY'

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
  const number = toNumber(count)
  return `${number} ${noun}${number === '1' ? '' : 's'}`
}

/**
 * Three digits and a decimal unit; scientific notation past the largest unit.
 * @example toBytes(31_600_000_000) // '31.6 GB'
 */
export function toBytes(bytes: number | bigint): string {
  let value = Number(bytes)
  let power = 0
  // From 999.5, three digits would round up to 1,000.
  while (value >= 999.5 && power < PREFIXES.length) {
    value /= 1000
    power++
  }
  const notation = value < 1e6 ? 'standard' : 'scientific'
  const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation })
  return `${digits.format(value)} ${PREFIXES.charAt(power - 1)}B`
}
