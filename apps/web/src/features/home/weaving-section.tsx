import { threadColours } from '../../shared/ui/thread-colours.ts'
import { WEAVING_TEXTS } from './texts.ts'
import { WeavingScene } from './weaving-scene.tsx'

/** What the generator does, and what is true of it. */
export function WeavingSection() {
  return (
    <section aria-labelledby="weaving" className="border-t border-line bg-card">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-18">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <h2 id="weaving" className="text-2xl/8 font-bold tracking-[-0.018em] text-balance">
              {WEAVING_TEXTS.title}
            </h2>
            <p className="mt-3 max-w-prose text-soft">{WEAVING_TEXTS.lead}</p>
            <p className="mt-4 font-mono text-[15px]/6 tabular-nums">{WEAVING_TEXTS.sum}</p>
          </div>
          <WeavingScene />
        </div>
        <div className="mt-14 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {WEAVING_TEXTS.facts.map(({ title, text }, place) => (
            <div key={title} className={`border-t-3 pt-3 ${threadColours(place).border}`}>
              <h3 className="text-base/6 font-semibold">{title}</h3>
              <p className="mt-1 max-w-prose text-[15px]/6 text-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
