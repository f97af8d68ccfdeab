import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery as useQueryOf,
} from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Wraps React Query's hook with our client, so that only pages that fetch data load it. */
export function useQuery<Answer = unknown, Failure = Error, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Failure, Data, Key>,
): UseQueryResult<Data, Failure> {
  return useQueryOf(options, queryClient)
}
