interface Counts {
  readonly listCount: number
  readonly resultCount: number
}

const number = new Intl.NumberFormat('en')

/** @example toContents({ listCount: 1, resultCount: 2 }) // '1 word list and 2 results' */
export function toContents({ listCount, resultCount }: Counts): string {
  return `${toCount(listCount, 'word list')} and ${toCount(resultCount, 'result')}`
}

/** @example toCount(2, 'result') // '2 results' */
export function toCount(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
