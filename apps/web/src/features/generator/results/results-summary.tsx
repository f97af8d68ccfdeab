import { Button } from '../../../shared/ui/button.tsx'
import type { LoomActions, Results } from '../loom/loom.ts'
import { toDuration, toGrouped } from '../quantities.ts'

interface ResultsSummaryProps {
  readonly results: Results
  readonly actions: LoomActions
}

/** How many there are and how long they took; while they are prepared, a way out; after a failure, why and Retry. */
export function ResultsSummary({ results, actions }: ResultsSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-[13px]/5 text-soft tabular-nums">
      <p role="status" className={results.kind === 'failed' ? 'text-danger' : ''}>
        {toSummary(results)}
      </p>
      {results.kind === 'preparing' && (
        <Button look="quiet" className="min-h-7 px-2 py-0.5 text-[13px]" onClick={actions.stopGenerating}>
          Cancel
        </Button>
      )}
      {results.kind === 'failed' && (
        <Button className="min-h-7 px-2 py-0.5 text-[13px]" onClick={actions.generate}>
          Retry
        </Button>
      )}
      {results.kind === 'ready' && results.isOutdated && (
        <span>Your words or options have changed since. Generate again to see them.</span>
      )}
    </div>
  )
}

function toSummary(results: Results): string {
  switch (results.kind) {
    case 'none':
      return ''
    case 'preparing':
      return 'Preparing combinations…'
    case 'failed':
      return results.message
    case 'ready': {
      const rows =
        results.rows === null
          ? `At most ${toGrouped(results.total)} combinations`
          : `${toGrouped(results.rows)} ${results.rows === 1n ? 'combination' : 'combinations'}`
      return `${rows} · in ${toDuration(results.milliseconds)}`
    }
  }
}
