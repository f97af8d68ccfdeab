const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

const SHORT = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const SCIENTIFIC = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'scientific' })

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
  return `${(value < 1e6 ? SHORT : SCIENTIFIC).format(value)} ${UNITS[power]}`
}
