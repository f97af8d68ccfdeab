import type { ReactNode } from 'react'
import type { useAnswer } from '#platform/workers/use-answer.ts'
import { TOOL_TEXTS } from './texts.ts'

interface ToolAnswerProps {
  readonly answer: ReturnType<typeof useAnswer>['answer']
  readonly empty: string
  readonly working: string
  /** The latest reply, which stays while the next one is on its way; null before the first one. */
  readonly children: ReactNode | null
}

export function ToolAnswer({ answer: { kind }, empty, working, children }: ToolAnswerProps) {
  return (
    <div className="mt-8 border-t border-line pt-8" aria-busy={kind === 'waiting'}>
      {kind === 'failed' && (
        <p role="alert" className="text-danger">
          {TOOL_TEXTS.failed}
        </p>
      )}
      {kind === 'none' && <p className="text-soft">{empty}</p>}
      {kind === 'waiting' && children === null && <p className="text-soft">{working}</p>}
      {children}
    </div>
  )
}
