import { type Remote, wrap } from 'comlink'
import { useEffect, useState } from 'react'
import { toScriptUrl } from '../lib/trusted-types.ts'

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
  let running: {
    readonly worker: Worker
    readonly api: Remote<Api>
    readonly failure: Promise<never>
  } | null = null
  function start() {
    const worker = new Worker(toScriptUrl(url), { type: 'module', name })
    const failure = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    })
    failure.catch(() => {})
    return { worker, api: wrap<Api>(worker), failure }
  }
  return {
    ask(question) {
      running ??= start()
      return Promise.race([question(running.api), running.failure])
    },
    stop() {
      running?.worker.terminate()
      running = null
    },
  }
}
