const NUMBER = new Intl.NumberFormat()

export function toNumber(count: number | bigint): string {
  return NUMBER.format(count)
}

/** @example toCount(1, 'user') // '1 user' */
export function toCount(count: number | bigint, noun: string): string {
  return `${toNumber(count)} ${noun}${BigInt(count) === 1n ? '' : 's'}`
}
