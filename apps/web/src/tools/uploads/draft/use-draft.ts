import { useEffect, useState, useSyncExternalStore } from 'react'
import { DraftStore } from './draft-store.ts'

export function useDraft<Draft extends object>(settings: ConstructorParameters<typeof DraftStore<Draft>>[0]) {
  const [store] = useState(() => new DraftStore<Draft>(settings))
  useEffect(() => store.open(), [store])
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return { ...snapshot, change: store.change, replace: store.replace }
}
