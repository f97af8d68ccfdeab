import type { RowProblem } from '../../compute/row-problem.ts'

interface ProblemNotesProps {
  readonly id?: string
  readonly problems: readonly RowProblem[]
}

/** The container stays, so that screen readers announce what appears in it. */
export function ProblemNotes({ id, problems }: ProblemNotesProps) {
  return (
    <div id={id} role="status" className="grid gap-0.5 text-xs/5 not-empty:mt-1">
      {problems.map(({ message, isWarning }) => (
        <p key={message} className={isWarning ? 'text-soft' : 'text-danger'}>
          {message}
        </p>
      ))}
    </div>
  )
}
