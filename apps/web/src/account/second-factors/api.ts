import { secondFactors } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'

export const ownFactors = {
  queryKey: [secondFactors.list.path],
  queryFn: () => call(secondFactors.list),
} as const

export async function reloadFactors(): Promise<void> {
  await queryClient.invalidateQueries(ownFactors)
}
