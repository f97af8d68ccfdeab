import { marks, type SavedResultSummary } from '@wordloom/contract'
import { Link } from 'react-router'
import { toDate } from '#platform/format/dates.ts'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { toCombinations } from '../combination-count.ts'
import { StarButton, StarMark } from '../marks/stars.tsx'
import { TagChips } from '../marks/tags.tsx'
import { toGeneratorPath } from '../places.ts'
import { canCall, useScope } from '../scope.ts'
import type { RowState } from '../selection/selectable-rows.tsx'
import { type ResultButton, ResultButtons } from './result-buttons.tsx'
import { toResultMenu } from './result-menu.tsx'
import { RESULT_ROW_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultRowProps {
  readonly result: SavedResultSummary
  readonly projectName: string | undefined
  readonly previewed: number
  readonly state: RowState
  readonly buttons: readonly ResultButton[]
  readonly run: (task: ResultTask) => void
}

export function ResultRow(props: ResultRowProps) {
  const { result, projectName, previewed, state, buttons, run } = props
  const { isStarred, tags, isSelected, isCurrent, selectBox } = state
  const { description, createdAt } = result
  const scope = useScope()
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center px-3 py-2.5 transition-colors sm:px-4 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] ${isSelected ? 'bg-accent/10' : 'hover:bg-wash/60'}`}
    >
      <div className="not-empty:pr-3">{selectBox}</div>
      <div className="min-w-0 pr-3">
        <div className="flex items-center gap-2">
          <h3 className="line-clamp-2 text-sm/5 font-semibold wrap-anywhere">
            <OpenResult result={result} isReached={isCurrent} run={run} className={NAME}>
              {result.name}
            </OpenResult>
          </h3>
          {isStarred && <StarMark className="md:hidden" />}
          {projectName !== undefined && (
            <span className="max-w-36 shrink-0 truncate rounded-full border border-line px-2 text-xs/5 text-soft">
              <span className="sr-only">{T.inProject} </span>
              {projectName}
            </span>
          )}
        </div>
        <TagChips tags={tags} />
        {description !== null && (
          <p className="line-clamp-2 text-xs/5 wrap-anywhere text-soft">{description}</p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 pr-3 text-xs/5 text-soft tabular-nums max-lg:col-start-2 max-lg:-col-end-1 max-lg:row-start-3 lg:justify-end lg:text-right">
        <span>{toCombinations(result)}</span>
        <time dateTime={createdAt}>{toDate(createdAt)}</time>
      </p>
      <div className="flex max-lg:col-start-3 max-lg:row-start-1 print:hidden">
        <OpenResult
          result={result}
          isReached={isCurrent}
          run={run}
          label={T.openNamed(result.name)}
          className={OPEN}
        >
          {T.open}
        </OpenResult>
        <div className="flex max-md:hidden">
          {canCall(scope, marks.change) && (
            <StarButton
              item={{ kind: 'result', itemId: result.id }}
              name={result.name}
              isStarred={isStarred}
              tabIndex={isCurrent ? 0 : -1}
            />
          )}
          <ResultButtons result={result} buttons={buttons} isReached={isCurrent} run={run} />
        </div>
        <RowMenu
          label={T.more(result.name)}
          tabIndex={isCurrent ? 0 : -1}
          groups={toResultMenu(result, { scope, isStarred, buttons }, run)}
        />
      </div>
      <ResultPreview result={result} most={previewed} className="col-start-2 -col-end-1 max-lg:row-start-2" />
    </div>
  )
}

const NAME =
  'inline-block min-h-6 rounded-sm text-left underline-offset-4 hover:underline focus-visible:underline'
const OPEN = 'inline-flex min-h-9 items-center rounded-md px-2 text-xs/5 font-semibold text-ink hover:bg-wash'

interface OpenResultProps {
  readonly result: SavedResultSummary
  readonly isReached: boolean
  readonly run: (task: ResultTask) => void
  readonly label?: string
  readonly className: string
  readonly children: string
}

function OpenResult({ result, isReached, run, label, className, children }: OpenResultProps) {
  const scope = useScope()
  const look = { tabIndex: isReached ? 0 : -1, 'aria-label': label, className }
  if (result.hasRecipe) {
    return (
      <Link to={toGeneratorPath(scope, 'result', result.id)} {...look}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" {...look} onClick={() => run({ kind: 'view', result })}>
      {children}
    </button>
  )
}

interface ResultPreviewProps {
  readonly result: SavedResultSummary
  readonly most: number
  readonly className?: string
}

function ResultPreview({ result, most, className = '' }: ResultPreviewProps) {
  const shown = result.preview.slice(0, most)
  const isCut = BigInt(result.combinationCount) > BigInt(shown.length)
  return (
    <p className={`flex flex-wrap gap-x-[1ch] font-mono text-xs/5 text-soft ${className}`}>
      {shown.map((combination, at) => {
        const key = `${at} ${combination}`
        return (
          <span key={key} className="inline-flex min-w-0">
            <span className="max-w-[36ch] truncate whitespace-pre">{combination}</span>
            {(isCut || at < shown.length - 1) && ', '}
          </span>
        )
      })}
      {isCut && '…'}
    </p>
  )
}
