import type { SavedResultSummary } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { toDate } from '../../shared/format/dates.ts'
import { type ResultButton, ResultButtons } from './result-buttons.tsx'
import { ResultMenu } from './result-menu.tsx'
import { ResultPreview } from './result-preview.tsx'
import { RESULT_ROW_TEXTS as T, toCombinations } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultRowProps {
  readonly result: SavedResultSummary
  readonly projectName: string | undefined
  readonly previewed: number
  readonly isSelected: boolean
  /** Whether Tab reaches its controls. */
  readonly isCurrent: boolean
  readonly selectBox: ReactNode
  readonly buttons: readonly ResultButton[]
  readonly run: (task: ResultTask) => void
}

export function ResultRow(props: ResultRowProps) {
  const { result, projectName, previewed, isSelected, isCurrent, selectBox, buttons, run } = props
  const { name, description, createdAt } = result
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center px-3 py-2.5 transition-colors sm:px-4 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      <div className="not-empty:pr-3">{selectBox}</div>
      <div className="min-w-0 pr-3">
        <div className="flex items-center gap-2">
          <h3 className="line-clamp-2 text-sm/5 font-semibold wrap-anywhere">{name}</h3>
          {projectName !== undefined && (
            <span className="max-w-36 shrink-0 truncate rounded-full border border-line px-2 text-xs/5 text-soft">
              <span className="sr-only">{T.inProject} </span>
              {projectName}
            </span>
          )}
        </div>
        {description !== null && (
          <p className="line-clamp-2 text-[13px]/5 wrap-anywhere text-soft">{description}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 pr-3 text-[13px]/5 text-soft tabular-nums max-lg:col-start-2 max-lg:row-start-3 lg:justify-end lg:text-right">
        <span>{toCombinations(result)}</span>
        <time dateTime={createdAt}>{toDate(createdAt)}</time>
      </p>
      <div className="flex max-lg:col-start-3 max-lg:row-start-1 print:hidden">
        <div className="flex max-md:hidden">
          <ResultButtons result={result} buttons={buttons} isReached={isCurrent} run={run} />
        </div>
        <ResultMenu result={result} isReached={isCurrent} run={run} />
      </div>
      <ResultPreview
        result={result}
        most={previewed}
        className="col-start-2 max-lg:row-start-2 lg:-col-end-1"
      />
    </div>
  )
}
