import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { get, isUnauthorized } from './api.ts'

interface FetcherSettings {
  /** What becomes of an answer that nobody is signed in. */
  readonly onUnauthorized: 'throw' | 'null'
}

/** Asks the API for the path that the segments of a query's key make. */
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

/** What the server told this document. It is asked again only when something changed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: createFetcher({ onUnauthorized: 'throw' }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      // Without a network a call fails and says so; it does not wait unseen.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
