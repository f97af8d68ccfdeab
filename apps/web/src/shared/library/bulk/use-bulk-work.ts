import { type Remote, releaseProxy, wrap } from 'comlink'
import { useEffect, useEffectEvent } from 'react'
import { toScriptUrl } from '../../lib/trusted-types.ts'
import type { BulkApi } from './bulk.worker.ts'
import workerUrl from './bulk.worker.ts?worker&url'

/** Runs the work in a worker of its own, which ends with the component: closing its dialog cancels the work. */
export function useBulkWork(start: (work: Remote<BulkApi>) => void): void {
  const begin = useEffectEvent(start)
  useEffect(() => {
    const worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'bulk' })
    const work = wrap<BulkApi>(worker)
    begin(work)
    return () => {
      work[releaseProxy]()
      worker.terminate()
    }
  }, [])
}
