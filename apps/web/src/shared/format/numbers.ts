// English for every reader, so that a prerendered page doesn't change when it starts.

const NUMBER = new Intl.NumberFormat('en')

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
