import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { get, isUnauthorized } from './api.ts'

interface FetcherSettings {
  readonly onUnauthorized: 'throw' | 'null'
}

/** The query key's segments form the path. */
export function createFetcher({ onUnauthorized }: FetcherSettings): QueryFunction<unknown> {
  return async ({ queryKey }) => {
    try {
      return await get(queryKey.join('/'))
    } catch (error) {
      if (onUnauthorized === 'null' && isUnauthorized(error)) return null
      throw error
    }
  }
}

/** Caches responses until something changes; there's no automatic refetching. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: createFetcher({ onUnauthorized: 'throw' }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // Without a network, fail immediately instead of waiting unnoticed.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
