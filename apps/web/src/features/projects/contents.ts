interface Counts {
  readonly listCount: number
  readonly resultCount: number
}

const number = new Intl.NumberFormat('en')

/** @example toContents({ listCount: 1, resultCount: 0 }) // '1 word list and no results' */
export function toContents({ listCount, resultCount }: Counts): string {
  return `${toCount(listCount, 'word list')} and ${toCount(resultCount, 'result')}`
}

/** @example toCount(2, 'result') // '2 results' */
export function toCount(count: number, noun: string): string {
  return `${count === 0 ? 'no' : number.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
