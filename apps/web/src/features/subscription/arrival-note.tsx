import { Button } from '../../shared/ui/button.tsx'
import { ARRIVAL_TEXTS as T } from './texts.ts'
import type { Arrival } from './use-payment-arrival.ts'

interface ArrivalNoteProps {
  readonly arrival: Exclude<Arrival, 'none'>
  readonly onLookAgain: () => void
}

export function ArrivalNote({ arrival, onLookAgain }: ArrivalNoteProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-wash px-4 py-3 text-sm/6">
      <p role="status" className="grow basis-80">
        {arrival === 'awaited' ? T.awaited : T.late}
      </p>
      {arrival === 'late' && <Button onClick={onLookAgain}>{T.again}</Button>}
    </div>
  )
}
