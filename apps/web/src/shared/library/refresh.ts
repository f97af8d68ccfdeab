import { queryClient } from '../lib/query-client.ts'
import type { LibraryKey } from './keys.ts'

/** The other tabs of this browser. Prerendering has none. */
const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('wordloom-library')

otherTabs?.addEventListener('message', ({ data }: MessageEvent<readonly LibraryKey[]>) => invalidate(data))

/** Something of the account has changed: what shows it asks again, here and in the other tabs. */
export function refresh(...keys: readonly LibraryKey[]): void {
  invalidate(keys)
  otherTabs?.postMessage(keys)
}

function invalidate(keys: readonly LibraryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
}
