import type { Remote } from 'comlink'
import { WorkerLink } from '#platform/lib/worker-link.ts'
import type { InputWorkerApi } from './input.worker.ts'
import workerUrl from './input.worker.ts?worker&url'

export type InputClient = Remote<InputWorkerApi>

/** Time to wait for a project to be saved after its page was left. */
const CLOSING_MS = 10_000

export function startInputWorker() {
  const link = new WorkerLink<InputWorkerApi>(workerUrl, 'input')
  return {
    input: link.api,
    stop: () => link.end(),
    end: async (closed: Promise<void>) => {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSING_MS))])
      link.end()
    },
  }
}
