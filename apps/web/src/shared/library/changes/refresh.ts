import { queryClient } from '../../lib/query-client.ts'
import type { LibraryKey } from '../keys.ts'

const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('wordloom-library')

otherTabs?.addEventListener('message', ({ data }: MessageEvent<readonly LibraryKey[]>) => invalidate(data))

export function refresh(...keys: readonly LibraryKey[]): void {
  invalidate(keys)
  otherTabs?.postMessage(keys)
}

function invalidate(keys: readonly LibraryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
