import type { Problems } from './negatives-check.ts'
import { NEGATIVES_TEXTS as T } from './texts.ts'

interface ProblemListProps {
  readonly problems: Problems
  readonly field: string
}

export function ProblemList({ problems: { shown, count }, field }: ProblemListProps) {
  if (count === 0) return null
  return (
    <details className="mb-4 rounded-md border border-danger/40 bg-danger/8 px-4 py-2.5 text-sm/6">
      <summary className="cursor-pointer font-medium text-danger">{T.problems(count, field)}</summary>
      <ul className="mt-2 max-h-56 space-y-1 overflow-y-auto">
        {shown.map(({ line, text, message }) => (
          <li key={`${line} ${message}`}>
            <code className="mr-2 font-mono text-xs wrap-anywhere">{text}</code>
            <span className="text-soft">{T.problem(line, message)}</span>
          </li>
        ))}
        {count > shown.length && <li className="text-soft">{T.moreProblems(count - shown.length)}</li>}
      </ul>
    </details>
  )
}
