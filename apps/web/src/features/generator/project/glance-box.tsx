import { toCount } from '../../../shared/format/numbers.ts'
import { threadColours } from '../../../shared/ui/thread-colours.ts'
import type { Glance } from './project-state.ts'

export function GlanceBox({ heading, glance }: { readonly heading: string; readonly glance: Glance }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-card p-3">
      <h2 className="text-[13px]/5 font-medium text-soft">{heading}</h2>
      <ol className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-3">
        {glance.columns.map(({ count, first }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a version have no identity but their place.
          <li key={place} className="min-w-0">
            <p className={`text-[13px]/5 font-semibold tabular-nums ${threadColours(place).ink}`}>
              {toCount(count, 'word')}
            </p>
            <pre className="overflow-hidden font-mono text-[13px]/5 text-ellipsis">
              {first.join('\n')}
              {count > first.length && '\n…'}
            </pre>
          </li>
        ))}
      </ol>
    </div>
  )
}
