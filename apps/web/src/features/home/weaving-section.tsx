import { threadColours } from '../../shared/ui/thread-colours.ts'
import { BAND, HEADING } from './band.ts'
import { WEAVING_TEXTS } from './texts.ts'
import { WeavingScene } from './weaving-scene.tsx'

export function WeavingSection() {
  return (
    <section aria-labelledby="weaving" className="border-t border-line bg-card">
      <div className={BAND}>
        <div className="self-center">
          <h2 id="weaving" className={HEADING}>
            {WEAVING_TEXTS.title}
          </h2>
          <p className="mt-3 max-w-prose text-soft">{WEAVING_TEXTS.lead}</p>
          <p className="mt-4 font-mono text-[15px]/6 tabular-nums">{WEAVING_TEXTS.sum}</p>
        </div>
        <WeavingScene />
        <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-3 lg:col-span-2">
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
