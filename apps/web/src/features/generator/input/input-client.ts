import { type Remote, wrap } from 'comlink'
import { toScriptUrl } from '../../../shared/lib/trusted-types.ts'
import type { InputWorkerApi } from './input.worker.ts'
import workerUrl from './input.worker.ts?worker&url'

export type InputClient = Remote<InputWorkerApi>

/** Time to wait for a project to be saved after its page was left. */
const CLOSING_MS = 10_000

export function startInputWorker() {
  const worker = new Worker(toScriptUrl(workerUrl), { type: 'module', name: 'input' })
  return {
    input: wrap<InputWorkerApi>(worker),
    stop: () => worker.terminate(),
    end: async (closed: Promise<void>) => {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING_MS))])
      worker.terminate()
    },
  }
}
