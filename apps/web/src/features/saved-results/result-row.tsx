import { RESULT_PREVIEW_COMBINATIONS, type SavedResultSummary } from '@wordloom/contract'
import { SelectBox } from '../../shared/library/select-box.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { CopyIcon, PencilIcon, ProjectIcon, TrashIcon } from '../../shared/ui/icons.tsx'
import { DATE, toCombinations, toPreview } from './quantities.ts'
import { ResultMenu } from './result-menu.tsx'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultRowProps {
  readonly result: SavedResultSummary
  /** Of the project it belongs to. */
  readonly projectName: string | undefined
  readonly isSelected: boolean
  /** Whether Tab reaches its controls. */
  readonly isCurrent: boolean
  readonly choose: (id: number, isRange: boolean) => void
  readonly run: (task: ResultTask) => void
}

export function ResultRow({ result, projectName, isSelected, isCurrent, choose, run }: ResultRowProps) {
  const { id, name, description, createdAt } = result
  const tabIndex = isCurrent ? 0 : -1
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 sm:px-4 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,6fr)_auto_auto] lg:gap-x-4 ${isSelected ? 'bg-accent/8' : ''}`}
    >
      <SelectBox
        label={`Select ${name}`}
        isSelected={isSelected}
        isCurrent={isCurrent}
        onChoose={(isRange) => choose(id, isRange)}
      />
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{name}</span>
          {projectName !== undefined && (
            <span className="max-w-36 shrink-0 truncate rounded-full border border-line px-2 text-[13px]/5 text-soft">
              {projectName}
            </span>
          )}
        </p>
        {description !== null && (
          <p className="line-clamp-2 text-[13px]/5 wrap-anywhere text-soft">{description}</p>
        )}
      </div>
      <p className="line-clamp-2 font-mono text-[13px]/5 wrap-anywhere text-soft max-lg:col-start-2 max-lg:row-start-2">
        {toPreview(result, RESULT_PREVIEW_COMBINATIONS).join(', ')}
      </p>
      <p className="flex flex-wrap gap-x-3 text-[13px]/5 text-soft tabular-nums max-lg:col-start-2 lg:w-40 lg:flex-col lg:items-end">
        <span>{toCombinations(result)}</span>
        <time dateTime={createdAt}>{DATE.format(new Date(createdAt))}</time>
      </p>
      <div className="flex max-lg:col-start-3 max-lg:row-start-1">
        <div className="flex max-md:hidden">
          <IconButton
            label={`Copy ${name}`}
            tabIndex={tabIndex}
            onClick={() => run({ kind: 'copy', result })}
          >
            <CopyIcon />
          </IconButton>
          <IconButton
            label={`Edit ${name}`}
            tabIndex={tabIndex}
            onClick={() => run({ kind: 'edit', result })}
          >
            <PencilIcon />
          </IconButton>
          <IconButton
            label={`Add ${name} to project`}
            tabIndex={tabIndex}
            onClick={() => run({ kind: 'add', result })}
          >
            <ProjectIcon />
          </IconButton>
          <IconButton
            label={`Delete ${name}`}
            tabIndex={tabIndex}
            onClick={() => run({ kind: 'delete', results: [result] })}
          >
            <TrashIcon />
          </IconButton>
        </div>
        <ResultMenu result={result} isReached={isCurrent} run={run} />
      </div>
    </div>
  )
}
