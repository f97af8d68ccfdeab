import type { ReactNode } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { CHECK_TEXTS as T } from '../texts.ts'
import { type Labels, toLabel, withLabels } from './labels.ts'
import type { Outcome } from './outcome.ts'
import type { Checking } from './use-check.ts'

interface ProblemListProps {
  readonly checking: Checking
  readonly labels: Labels
  readonly hint: string | null
}

/** Places of a problem on the screen. */
const MAX_PLACES = 5

export function ProblemList({ checking, labels, hint }: ProblemListProps) {
  const { outcome, isChecking, hasFailed } = checking
  if (hint !== null) return <p className="text-sm/6 text-soft">{hint}</p>
  return (
    <div aria-busy={isChecking} className="grid gap-3">
      <p role="status" className="text-sm/6 text-soft">
        {hasFailed ? T.failed : outcome === null ? T.checking : toState(outcome, isChecking)}
      </p>
      {!hasFailed && outcome !== null && (
        <div className={`grid gap-3 transition-opacity ${isChecking ? 'opacity-60' : ''}`}>
          <Found outcome={outcome} labels={labels} />
        </div>
      )}
    </div>
  )
}

function toState(outcome: Outcome, isChecking: boolean): string {
  if (isChecking) return T.checking
  if (outcome.kind === 'mistaken') return T.mistakes
  const errors = outcome.problems.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return T.errors
  return outcome.problems.length > 0 ? T.warnings : T.fine
}

function Found({ outcome, labels }: { readonly outcome: Outcome; readonly labels: Labels }) {
  if (outcome.kind === 'mistaken') {
    return (
      <ul className="grid gap-2">
        {outcome.mistakes.map(({ place, message }) => (
          <Entry key={JSON.stringify([place, message])} isError>
            {T.at(toLabel(place, labels), withLabels(message, labels))}
          </Entry>
        ))}
      </ul>
    )
  }
  if (outcome.problems.length === 0) return null
  return (
    <ul className="grid gap-2">
      {outcome.problems.map(({ severity, text, count, places }) => (
        <Entry key={text} isError={severity === 'error'}>
          <span className="flex items-start gap-2">
            <span className="min-w-0 grow">{withLabels(text, labels)}</span>
            {count > 1 && (
              <span className="shrink-0 rounded-sm bg-current/12 px-1.5 text-xs/5 font-semibold tabular-nums">
                {toNumber(count)}
              </span>
            )}
          </span>
          {places.length > 0 && (
            <span className="mt-1 block text-xs/5 wrap-anywhere text-soft">
              {T.places(places.slice(0, MAX_PLACES), Math.max(count, places.length))}
            </span>
          )}
        </Entry>
      ))}
    </ul>
  )
}

function Entry({ isError, children }: { readonly isError: boolean; readonly children: ReactNode }) {
  return (
    <li
      className={`border-l-3 py-0.5 pl-3 text-sm/5 ${isError ? 'border-danger text-danger' : 'border-thread-2 text-ink'}`}
    >
      {children}
    </li>
  )
}
