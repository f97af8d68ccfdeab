import { domains } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'

const OPTIONS = { queryKey: [domains.options.path], queryFn: () => call(domains.options) } as const

export function useLookups() {
  return useQuery(OPTIONS)
}
