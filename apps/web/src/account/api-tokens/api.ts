import { type ApiToken, apiTokens } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'

export const ownTokens = {
  queryKey: [apiTokens.list.path],
  queryFn: () => call(apiTokens.list),
} as const

export function changeTokens(change: (tokens: readonly ApiToken[]) => readonly ApiToken[]): void {
  queryClient.setQueryData<readonly ApiToken[]>(ownTokens.queryKey, (tokens) => tokens && change(tokens))
}
