// English for every reader, so that a prerendered page doesn't change when it starts.

const NUMBER = new Intl.NumberFormat('en')

const PREFIXES = 'KMGTPEZY'

/** @example toNumber(2000) // '2,000' */
export function toNumber(count: number | bigint): string {
  return NUMBER.format(count)
}

/** @example toCount(2000, 'word') // '2,000 words' */
export function toCount(count: number | bigint, noun: string): string {
  const number = toNumber(count)
  return `${number} ${noun}${number === '1' ? '' : 's'}`
}

/** @example toShort(1_000_000_000_000) // '1 trillion' */
export function toShort(count: number | bigint): string {
  const notation = count < 1e15 ? 'compact' : 'scientific'
  const digits = new Intl.NumberFormat('en', {
    maximumSignificantDigits: 3,
    notation,
    compactDisplay: 'long',
  })
  const isExact = /^\d{1,3}0*$/.test(String(count))
  return isExact ? digits.format(count) : `about ${digits.format(count)}`
}

/** @example toBytes(31_600_000_000) // '31.6 GB' */
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
