import type { Remote } from 'comlink'
import { useEffect, useState } from 'react'
import { WorkerLink } from '../lib/worker-link.ts'

export interface ToolWorker<Api> {
  /** Starts the worker if it isn't running. Rejects if the worker fails. */
  ask<Reply>(question: (api: Remote<Api>) => Promise<Reply>): Promise<Reply>
  /** Ends the worker and what it was doing. Questions that are open are never answered. */
  stop(): void
}

export function useToolWorker<Api>(url: string, name: string): ToolWorker<Api> {
  const [worker] = useState(() => createToolWorker<Api>(url, name))
  useEffect(() => worker.stop, [worker])
  return worker
}

function createToolWorker<Api>(url: string, name: string): ToolWorker<Api> {
  let running: WorkerLink<Api> | null = null
  return {
    ask(question) {
      running ??= new WorkerLink(url, name)
      return running.ask(question)
    },
    stop() {
      running?.end()
      running = null
    },
  }
}
