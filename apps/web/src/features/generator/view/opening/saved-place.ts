import { AccountQuery } from '@wordloom/contract'

export interface SavedPlace {
  readonly kind: 'result' | 'list'
  readonly id: number
  /** The owner's, if the item isn't one's own. */
  readonly account?: string
}

export function toSavedPlace(search: URLSearchParams): SavedPlace | null {
  for (const kind of ['result', 'list'] as const) {
    const id = search.get(kind)
    if (id !== null && /^[1-9][0-9]{0,15}$/.test(id)) return { kind, id: Number(id), ...accountIn(search) }
  }
  return null
}

function accountIn(search: URLSearchParams): { readonly account?: string } {
  const { account } = AccountQuery.safeParse({ account: search.get('account') ?? undefined }).data ?? {}
  return account === undefined ? {} : { account }
}
