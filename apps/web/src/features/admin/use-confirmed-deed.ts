import { useState } from 'react'
import { tellFailure, tellSuccess, toReason } from '../../shared/library/tell.ts'
import { isDenied, leavePanel } from './denial.ts'

interface Deed {
  readonly run: () => Promise<void>
  readonly sentences: { readonly done: string; readonly failed: string }
  readonly onDone: () => void
}

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
