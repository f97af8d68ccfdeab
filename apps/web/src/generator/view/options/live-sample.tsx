import { lazy, Suspense } from 'react'
import type { GeneratorModel } from '../../state/generator-state.ts'
import { OPTIONS_TEXTS } from '../../texts.ts'
import { CombinationText } from '../results/combination-text.tsx'
import { findPartWithError, type RowPart } from '../rows/badges.ts'

const WrongSettings = lazy(() => import('./wrong-settings.tsx'))

interface LiveSampleProps {
  readonly generator: Pick<GeneratorModel, 'sample' | 'rowReport'>
  readonly isTinted: boolean
  readonly onOpen: (part: RowPart) => void
}

export function LiveSample({ generator: { sample, rowReport }, isTinted, onOpen }: LiveSampleProps) {
  const wrong = findPartWithError(rowReport)
  return (
    <section aria-label={OPTIONS_TEXTS.sample} className="min-w-0 px-4 py-2 sm:grow sm:px-5">
      {sample.length > 0 ? (
        <ul className="flex h-6 flex-wrap gap-x-8 overflow-hidden font-mono text-sm/6">
          {sample.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place.
            <li key={place} className="max-w-full truncate whitespace-pre">
              <CombinationText segments={row.segments} isTinted={isTinted} />
            </li>
          ))}
        </ul>
      ) : wrong === null ? (
        <p className="font-mono text-sm/6 text-faint">{OPTIONS_TEXTS.noSample}</p>
      ) : (
        <Suspense fallback={<p className="h-6" />}>
          <WrongSettings part={wrong} onOpen={onOpen} />
        </Suspense>
      )}
    </section>
  )
}
