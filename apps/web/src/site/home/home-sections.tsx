import { columnColors } from '#ui/column-colors.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { BAND } from './band.ts'
import { Categories } from './categories.tsx'
import { CombiningPicture } from './combining-picture.tsx'
import { COMBINING_TEXTS } from './texts.ts'
import { UseCaseList } from './use-case-list.tsx'

export default function HomeSections() {
  return (
    <>
      <Categories />
      <CombiningSection />
      <UseCaseList />
    </>
  )
}

function CombiningSection() {
  return (
    <section aria-labelledby="how-it-works" className="border-t border-line bg-card">
      <div className={BAND}>
        <div className="self-center">
          <h2 id="how-it-works" className={SECTION_TITLE}>
            {COMBINING_TEXTS.title}
          </h2>
          <p className="mt-3 max-w-xl text-soft">{COMBINING_TEXTS.lead}</p>
          <p className="mt-4 font-mono text-base/6 tabular-nums">{COMBINING_TEXTS.sum}</p>
        </div>
        <CombiningPicture />
        <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-3 lg:col-span-2">
          {COMBINING_TEXTS.facts.map(({ title, text }, place) => (
            <div key={title} className={`border-t-3 pt-3 ${columnColors(place).border}`}>
              <h3 className="text-base/6 font-semibold">{title}</h3>
              <p className="mt-1 max-w-xl text-base/6 text-soft">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
