interface Searched {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** What administrators find an account by: kept beside it, as databases differ in what they take for the same letter. */
export function searchKeyOf({ firstName, lastName, email, id }: Searched): string {
  return toSearched([firstName, lastName, email, id].filter((part) => part !== null).join(' '))
}

/**
 * A text as it is looked for.
 *
 * @example toSearched(' Zoë  LOOM ') // 'zoë loom'
 */
export function toSearched(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ')
}
