import { domains } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { useQuery } from '../../shared/lib/use-query.ts'

const OPTIONS = { queryKey: [domains.options.path], queryFn: () => call(domains.options) } as const

export function useLookups() {
  return useQuery(OPTIONS)
}
