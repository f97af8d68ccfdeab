export interface FieldProblem {
  readonly place: { readonly range: { readonly from: number; readonly to: number } | null }
  readonly message: string
  /** True if the text works all the same. */
  readonly isWarning: boolean
}

interface ProblemNotesProps {
  readonly id?: string
  readonly problems: readonly FieldProblem[]
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
