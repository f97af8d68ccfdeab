import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useMutationOf,
} from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

export function useMutation<Data = unknown, Failure = Error, Variables = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Kept>,
): UseMutationResult<Data, Failure, Variables, Kept> {
  return useMutationOf(options, queryClient)
}
