import type { Coverage } from '@wordloom/engine'
import { toNumber } from '#platform/format/numbers.ts'
import { ORDER_TEXTS as T } from '../texts.ts'

interface CoverageNoteProps {
  readonly coverage: Coverage
  readonly what: string
}

export function CoverageNote({
  coverage: { total, covered, impossible, undecided },
  what,
}: CoverageNoteProps) {
  const notes = [
    T.covered(toNumber(covered), toNumber(total), what),
    ...(impossible > 0 ? [T.impossible(toNumber(impossible))] : []),
    ...(undecided > 0 ? [T.undecided(toNumber(undecided))] : []),
  ]
  const share = total === 0 ? 1 : covered / total
  return (
    <div className="max-w-md">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-wash">
        <div className="h-full rounded-full bg-thread-3" style={{ width: `${100 * share}%` }} />
      </div>
      <p role="status" className="mt-1.5 text-sm/6 text-soft tabular-nums">
        {notes.join(' ')}
      </p>
    </div>
  )
}
