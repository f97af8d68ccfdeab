import { useEffect, useRef, useState } from 'react'
import type { ToolWorker } from '#platform/workers/use-tool-worker.ts'
import type { Outcome } from './outcome.ts'

export interface Checking {
  readonly outcome: Outcome | null
  readonly isChecking: boolean
  readonly hasFailed: boolean
}

const PAUSE_MS = 250

/** Checks the latest input after a pause. A check that takes longer than the next pause ends with its worker. */
export function useCheck<Api, Input>(
  worker: ToolWorker<Api>,
  input: Input,
  check: (worker: ToolWorker<Api>, input: Input) => Promise<Outcome>,
): Checking {
  const [checking, setChecking] = useState<Checking>({ outcome: null, isChecking: true, hasFailed: false })
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })
  useEffect(() => {
    let isRunning = false
    let isOver = false
    setChecking((before) => ({ ...before, isChecking: true }))
    const timer = setTimeout(async () => {
      isRunning = true
      try {
        const outcome = await latest.current(worker, input)
        if (!isOver) setChecking({ outcome, isChecking: false, hasFailed: false })
      } catch {
        if (isOver) return
        worker.stop()
        setChecking((before) => ({ ...before, isChecking: false, hasFailed: true }))
      } finally {
        isRunning = false
      }
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      if (isRunning) worker.stop()
    }
  }, [worker, input])
  return checking
}
