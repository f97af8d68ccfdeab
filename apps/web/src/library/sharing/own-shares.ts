import { type Share, shares } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'

export const ownShares = {
  queryKey: [shares.list.path],
  queryFn: () => call(shares.list),
  // Links are opened elsewhere, so the counts change.
  refetchOnMount: 'always',
} as const

export function changeShares(change: (shares: readonly Share[]) => readonly Share[]): void {
  queryClient.setQueryData<readonly Share[]>(ownShares.queryKey, (known) => known && change(known))
}
