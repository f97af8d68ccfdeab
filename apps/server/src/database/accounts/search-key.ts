interface Searched {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Stored with the account, because databases differ in which letters they treat as equal. */
export function searchKeyOf({ firstName, lastName, email, id }: Searched): string {
  return toSearched([firstName, lastName, email, id].filter((part) => part !== null).join(' '))
}

/** @example toSearched(' Zoë  LOOM ') // 'zoë loom' */
export function toSearched(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ')
}
