import type { CleaningStep, StepReport } from '@wordloom/lists'
import { IconButton } from '#ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '#ui/icons/icons.tsx'
import { describeReport, STEP_TEXTS as T } from '../texts.ts'
import { StepChanges } from './step-changes.tsx'
import { isComplete, titleOf } from './step-choices.ts'
import { StepFields } from './step-fields.tsx'

interface StepCardProps {
  readonly number: number
  readonly step: CleaningStep
  readonly isLast: boolean
  readonly report: StepReport | null
  readonly problem: string | null
  readonly onChange: (step: CleaningStep) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

const MOVE = 'disabled:cursor-not-allowed disabled:opacity-40'

export function StepCard({
  number,
  step,
  isLast,
  report,
  problem,
  onChange,
  onMove,
  onRemove,
}: StepCardProps) {
  const title = titleOf(step)
  const named = `${number}. ${title}`
  return (
    <li className="rounded-md border border-line bg-card">
      <div className="flex items-start justify-between gap-x-2 py-1.5 pr-1.5 pl-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-1.5">
          <p className="text-sm/6 font-medium">
            <span className="mr-2 text-faint tabular-nums">{number}</span>
            {title}
          </p>
          <p className="text-xs/5 text-soft tabular-nums">
            {isComplete(step) ? report !== null && describeReport(report) : T.incomplete}
          </p>
        </div>
        <div className="flex">
          <IconButton label={T.up(named)} disabled={number === 1} className={MOVE} onClick={() => onMove(-1)}>
            <ArrowUpIcon />
          </IconButton>
          <IconButton label={T.down(named)} disabled={isLast} className={MOVE} onClick={() => onMove(1)}>
            <ArrowDownIcon />
          </IconButton>
          <IconButton label={T.remove(named)} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      <div className="grid gap-3 px-3 pb-3 empty:hidden">
        <StepFields step={step} onChange={onChange} />
        {problem !== null && (
          <p role="alert" className="text-xs/5 text-danger">
            {problem}
          </p>
        )}
        {report !== null && <StepChanges report={report} />}
      </div>
    </li>
  )
}
