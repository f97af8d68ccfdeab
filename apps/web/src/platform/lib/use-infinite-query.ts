import {
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery as useInfiniteQueryOf,
} from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

export function useInfiniteQuery<
  Answer,
  Failure = Error,
  Data = InfiniteData<Answer>,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(options: UseInfiniteQueryOptions<Answer, Failure, Data, Key, Page>): UseInfiniteQueryResult<Data, Failure> {
  return useInfiniteQueryOf(options, queryClient)
}
