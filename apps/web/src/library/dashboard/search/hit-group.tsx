import { type ReactNode, useId, useState } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { SEARCH_TEXTS as T } from './texts.ts'

interface HitGroupProps<Hit> {
  readonly title: string
  readonly hits: readonly Hit[]
  readonly renderHit: (hit: Hit) => ReactNode
  readonly aside?: ReactNode
}

const FIRST = 8
const MORE = 50

export function HitGroup<Hit extends { readonly id: number }>({
  title,
  hits,
  renderHit,
  aside,
}: HitGroupProps<Hit>) {
  const id = useId()
  const [most, setMost] = useState(FIRST)
  if (hits.length === 0 && aside === undefined) return null
  const hidden = hits.length - most
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={id} className="text-base/6 font-semibold tracking-tight">
          {title} <span className="font-normal text-faint tabular-nums">{toNumber(hits.length)}</span>
        </h2>
        {aside}
      </div>
      {hits.length > 0 && (
        <ul aria-labelledby={id} className="divide-y divide-line rounded-md border border-line bg-card">
          {hits.slice(0, most).map((hit) => (
            <li key={hit.id}>{renderHit(hit)}</li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button look="quiet" className="mt-1" onClick={() => setMost(most + MORE)}>
          {T.more(Math.min(hidden, MORE))}
        </Button>
      )}
    </section>
  )
}
