import { Link } from 'react-router'
import { columnColors } from '#ui/column-colors.ts'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { TintedCombination } from '#ui/text/tinted-combination.tsx'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { BAND } from './band.ts'
import { USE_CASE_TEXTS } from './texts.ts'
import { USE_CASE_GROUPS, type UseCase } from './use-cases.ts'

export function UseCaseList() {
  return (
    <section aria-labelledby="use-cases" className="border-t border-line">
      <div className={BAND}>
        <div>
          <h2 id="use-cases" className={SECTION_TITLE}>
            {USE_CASE_TEXTS.title}
          </h2>
          <p className="mt-3 max-w-xl text-soft">{USE_CASE_TEXTS.lead}</p>
          <Link to="/how-to-use" className={`${TEXT_LINK} mt-4 inline-block`}>
            {USE_CASE_TEXTS.all}
          </Link>
        </div>
        <div className="gap-x-12 sm:-mt-1 xl:columns-2">
          {USE_CASE_GROUPS.map(({ title, cases }, place) => (
            <div key={title} className="mb-8 break-inside-avoid">
              <h3 className="flex items-center gap-2.5 border-b border-line pb-2 text-sm/5 font-semibold">
                <span
                  aria-hidden="true"
                  className={`h-1 w-5 rounded-full forced-color-adjust-none ${columnColors(place).edge}`}
                />
                {title}
              </h3>
              <ul>
                {cases.map((useCase) => (
                  <UseCaseRow key={useCase.path} useCase={useCase} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function UseCaseRow({ useCase }: { readonly useCase: UseCase }) {
  return (
    <li className="border-b border-line">
      <Link
        to={useCase.path}
        className="group -mx-2 grid items-baseline gap-x-4 rounded-sm px-2 py-2.5 hover:bg-wash sm:grid-cols-[10.5rem_1fr]"
      >
        <span className="font-medium underline-offset-4 group-hover:underline">{useCase.name}</span>
        <span aria-hidden="true" className="min-w-0 font-mono text-sm/6 wrap-anywhere">
          <TintedCombination parts={useCase.words} joining={useCase} />
        </span>
      </Link>
    </li>
  )
}
