import type { Bar, ListStatistics } from '@wordloom/lists'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { NGRAMS_TEXTS as T } from './texts.ts'

export function LengthBars({ statistics }: { readonly statistics: ListStatistics }) {
  const { words, different, byParts, byCharacters } = statistics
  return (
    <section aria-labelledby="lengths" className="mt-10 border-t border-line pt-8">
      <h2 id="lengths" className={SECTION_TITLE}>
        {T.lengths}
      </h2>
      <p className="mt-2 text-sm/6 text-soft tabular-nums">{T.summary(words, different)}</p>
      <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Bars title={T.byParts} bars={byParts} />
        <Bars title={T.byCharacters} bars={byCharacters} />
      </div>
    </section>
  )
}

function Bars({ title, bars }: { readonly title: string; readonly bars: readonly Bar[] }) {
  const most = bars.reduce((largest, { words }) => Math.max(largest, words), 1)
  return (
    <div className="min-w-0">
      <h3 className="text-sm/6 font-semibold">{title}</h3>
      <ul
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 grid max-h-80 gap-1 overflow-y-auto text-xs/5 tabular-nums"
      >
        {bars.map(({ length, words }) => (
          <li key={length} className="grid grid-cols-[3rem_1fr_4rem] items-center gap-2">
            <span className="text-right text-soft">{length}</span>
            <span
              aria-hidden="true"
              className="h-3 rounded-sm bg-accent forced-colors:bg-[CanvasText]"
              style={{ width: `${(words / most) * 100}%` }}
            />
            <span>{words.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
