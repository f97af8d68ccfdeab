import { useId } from 'react'
import { CLEANING_TEXTS as T } from './texts.ts'
import type { CleaningModel } from './use-cleaning.ts'

type CleaningState = Pick<CleaningModel, 'preview' | 'state'>

export function CleaningStatus({ preview, state }: CleaningState) {
  if (state === 'failed') {
    return (
      <p role="alert" className="text-sm/6 text-danger">
        {T.failed}
      </p>
    )
  }
  return (
    <p role="status" className="text-sm/6 font-medium tabular-nums">
      {preview === null ? state === 'waiting' && T.working : T.counts(preview.before, preview.after)}
    </p>
  )
}

export function CleaningResult({ preview, state }: CleaningState) {
  const title = useId()
  return (
    <section aria-labelledby={title} aria-busy={state === 'waiting'} className="min-w-0">
      <h2 id={title} className="text-sm/6 font-semibold">
        {T.result}
      </h2>
      {preview !== null && preview.after > 0 && (
        <ul
          aria-label={T.firstWords(preview.sample.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-64 overflow-y-auto rounded-md border border-line bg-card px-3 py-2 font-mono text-sm/6 wrap-anywhere"
        >
          {preview.sample.map((word, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words are only replaced together
            <li key={place} className="min-h-6 whitespace-pre-wrap">
              {word}
            </li>
          ))}
          {preview.after > preview.sample.length && (
            <li className="font-sans text-xs/6 text-soft">{T.more(preview.after - preview.sample.length)}</li>
          )}
        </ul>
      )}
      {preview !== null && preview.after === 0 && <p className="mt-2 text-sm/6 text-soft">{T.empty}</p>}
    </section>
  )
}
