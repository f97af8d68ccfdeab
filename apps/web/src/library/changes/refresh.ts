import type { Query } from '@tanstack/react-query'
import { queryClient } from '#platform/lib/query-client.ts'
import type { LibraryKey } from '../keys.ts'

const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('wordloom-library')

otherTabs?.addEventListener('message', ({ data }: MessageEvent<readonly LibraryKey[]>) => invalidate(data))

export function refresh(...keys: readonly LibraryKey[]): void {
  invalidate(keys)
  otherTabs?.postMessage(keys)
}

function invalidate(keys: readonly LibraryKey[]): void {
  for (const queryKey of keys) void queryAgain(queryKey)
}

/** React Query joins a first load that is under way instead of asking again, so it would show what was before. */
async function queryAgain(queryKey: LibraryKey): Promise<void> {
  const firstLoads = { queryKey, predicate: ({ state }: Query) => state.data === undefined }
  if (queryClient.isFetching(firstLoads) > 0) await queryClient.cancelQueries(firstLoads)
  await queryClient.invalidateQueries({ queryKey })
}
