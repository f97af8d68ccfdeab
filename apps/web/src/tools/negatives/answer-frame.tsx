import type { ReactNode } from 'react'
import type { useAnswer } from '#platform/workers/use-answer.ts'
import { Button } from '#ui/button.tsx'
import { TOOL_TEXTS } from '../texts.ts'
import { NEGATIVES_TEXTS as T } from './texts.ts'

interface AnswerFrameProps {
  readonly answering: Pick<ReturnType<typeof useAnswer>, 'answer' | 'stop' | 'again'>
  readonly empty: string
  readonly working: string
  readonly children: ReactNode
}

export function AnswerFrame({
  answering: { answer, stop, again },
  empty,
  working,
  children,
}: AnswerFrameProps) {
  const { kind } = answer
  return (
    <section aria-label={T.results} aria-busy={kind === 'waiting'} className="mt-8">
      <div role="status">
        {kind === 'waiting' && (
          <div className="mb-4 flex min-h-9 animate-appear items-center gap-x-4 text-sm/6 text-soft tabular-nums">
            {working}
            <Button className="min-h-8 px-2.5 py-1" onClick={stop}>
              {T.cancel}
            </Button>
          </div>
        )}
        {kind === 'stopped' && (
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-sm/6">
            {T.stopped}
            <Button className="min-h-8 px-2.5 py-1" onClick={again}>
              {T.again}
            </Button>
          </div>
        )}
      </div>
      {kind === 'failed' && (
        <p role="alert" className="text-danger">
          {TOOL_TEXTS.failed}
        </p>
      )}
      {kind === 'none' && (
        <div className="rounded-md border border-line bg-card px-4 py-10 text-center">
          <p className="font-medium">{empty}</p>
          <p className="mx-auto mt-1 max-w-md text-sm/6 text-soft">{T.emptyHelp}</p>
        </div>
      )}
      {/* While the next check runs, the worker can't answer questions about the earlier result. */}
      <div inert={kind === 'waiting'} className={kind === 'waiting' ? 'opacity-60' : undefined}>
        {children}
      </div>
    </section>
  )
}
