import type { Confirmation } from '@wordloom/targets'
import { UPLOAD_SUMMARY_TEXTS } from '@wordloom/uploads'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { FormSection } from '../draft/form-section.tsx'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { Writing } from './use-writing.ts'
import { WrittenFiles } from './written-files.tsx'

interface OutputCardProps {
  readonly choice: ReactNode
  readonly problems: ReactNode
  readonly summary: readonly string[]
  readonly canWrite: boolean
  readonly isPasted?: boolean
  readonly confirmations: readonly Confirmation[]
  readonly writing: Writing
}

export function OutputCard({
  choice,
  problems,
  summary,
  canWrite,
  isPasted = false,
  confirmations,
  writing,
}: OutputCardProps) {
  return (
    <FormSection
      title={T.title}
      className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <div className="grid gap-4">
        {choice}
        <div className="grid gap-2 border-t border-line pt-4">
          {problems}
          {summary.length > 0 && (
            <ul className="grid gap-1 text-sm/6 text-soft">
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid gap-3 border-t border-line pt-4">
          {writing.isWriting ? (
            <div className="flex items-center gap-3">
              <p role="status" className="grow text-sm/6">
                {T.writing}
              </p>
              <Button look="quiet" onClick={writing.stop}>
                {T.stop}
              </Button>
            </div>
          ) : (
            <Button look="primary" className="min-h-10" disabled={!canWrite} onClick={writing.start}>
              {T.write}
            </Button>
          )}
          {writing.problem !== null && <FormAlert>{writing.problem}</FormAlert>}
          {writing.files !== null && <WrittenFiles files={writing.files} isPasted={isPasted} />}
          <Evidence confirmations={confirmations} />
        </div>
      </div>
    </FormSection>
  )
}

function Evidence({ confirmations }: Pick<OutputCardProps, 'confirmations'>) {
  return (
    <div className="rounded-md bg-wash/60 px-3.5 py-3 text-xs/5 text-soft">
      <p>
        <span className="mr-1.5 rounded-sm border border-edge px-1.5 font-semibold whitespace-nowrap text-ink">
          {T.unconfirmedBadge}
        </span>
        {T.unconfirmed}
      </p>
      <details className="mt-1.5">
        <summary className="cursor-pointer font-medium">{T.evidence}</summary>
        <ul className="mt-1 grid gap-1">
          {confirmations.map((confirmation) => (
            <li key={confirmation.text}>{UPLOAD_SUMMARY_TEXTS.confirmed(confirmation)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
