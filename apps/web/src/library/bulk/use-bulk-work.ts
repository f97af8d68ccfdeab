import type { Remote } from 'comlink'
import { useEffect, useEffectEvent } from 'react'
import { WorkerLink } from '#platform/lib/worker-link.ts'
import type { BulkApi } from './bulk.worker.ts'
import workerUrl from './bulk.worker.ts?worker&url'

/** Runs the work in a worker of its own, which ends with the component: closing its dialog cancels the work. */
export function useBulkWork(start: (work: Remote<BulkApi>) => void): void {
  const begin = useEffectEvent(start)
  useEffect(() => {
    const link = new WorkerLink<BulkApi>(workerUrl, 'bulk')
    begin(link.api)
    return () => link.end()
  }, [])
}
