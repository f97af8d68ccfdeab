import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useQueryOf,
} from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** React Query's hook with what the server told this document: pages that ask nothing load none of it. */
export function useQuery<Answer = unknown, Failure = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
): UseQueryResult<Data, Failure> {
  return useQueryOf(options, queryClient)
}
