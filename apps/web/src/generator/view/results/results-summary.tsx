import { toNumber } from '#platform/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import type { GeneratorActions, Results } from '../../state/generator-state.ts'
import { toPace } from './duration.ts'
import { RESULTS_TEXTS } from './texts.ts'

interface ResultsSummaryProps {
  readonly results: Results
  readonly actions: GeneratorActions
}

export function ResultsSummary({ results, actions }: ResultsSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs/5 text-soft tabular-nums">
      <p role="status" className={results.kind === 'failed' ? 'text-danger' : ''}>
        {toSummary(results)}
      </p>
      {results.kind === 'preparing' && (
        <Button look="quiet" className="min-h-7 px-2 py-0.5 text-xs" onClick={actions.stopGenerating}>
          {RESULTS_TEXTS.cancel}
        </Button>
      )}
      {results.kind === 'failed' && (
        <Button className="min-h-7 px-2 py-0.5 text-xs" onClick={actions.generate}>
          {RESULTS_TEXTS.retry}
        </Button>
      )}
      {results.kind === 'ready' && results.isOutdated && <span>{RESULTS_TEXTS.outdated}</span>}
    </div>
  )
}

function toSummary(results: Results): string {
  switch (results.kind) {
    case 'none':
      return ''
    case 'preparing':
      return RESULTS_TEXTS.preparing
    case 'failed':
      return results.message
    case 'ready': {
      const rows =
        results.rows === null
          ? RESULTS_TEXTS.atMost(toNumber(results.total))
          : RESULTS_TEXTS.combinations(toNumber(results.rows), results.rows === 1n)
      return RESULTS_TEXTS.tookTime(rows, toPace(results.milliseconds))
    }
  }
}
