import { secondFactors } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'

export const ownFactors = {
  queryKey: [secondFactors.list.path],
  queryFn: () => call(secondFactors.list),
} as const

export async function reloadFactors(): Promise<void> {
  await queryClient.invalidateQueries(ownFactors)
}
