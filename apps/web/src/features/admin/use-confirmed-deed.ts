import { useState } from 'react'
import { tellFailure, tellSuccess, toReason } from '../../shared/library/tell.ts'
import { isDenied, leavePanel } from './denial.ts'

interface Deed {
  readonly run: () => Promise<void>
  /** What is said of it. */
  readonly sentences: { readonly done: string; readonly failed: string }
  readonly onDone: () => void
}

/** Something that is done to an account once it is confirmed: how it goes is told, and why it failed. */
export function useConfirmedDeed({ run, sentences: { done, failed }, onDone }: Deed) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function confirm(): Promise<void> {
    if (isPending) return
    setIsPending(true)
    setProblem(null)
    try {
      await run()
      tellSuccess(done)
      onDone()
    } catch (error) {
      setIsPending(false)
      if (isDenied(error)) return leavePanel()
      tellFailure(error, failed)
      setProblem(toReason(error, failed))
    }
  }
  return { isPending, problem, onConfirm: confirm }
}
