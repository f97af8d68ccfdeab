import { useEffect, useState, useSyncExternalStore } from 'react'
import { UploadDraft } from './upload-draft.ts'

export function useDraft<Draft extends object>(
  settings: ConstructorParameters<typeof UploadDraft<Draft>>[0],
) {
  const [store] = useState(() => new UploadDraft<Draft>(settings))
  useEffect(() => store.open(), [store])
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)
  return { ...snapshot, change: store.change, replace: store.replace }
}
