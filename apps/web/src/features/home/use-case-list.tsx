import { Fragment } from 'react'
import { Link } from 'react-router'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { threadColours } from '../../shared/ui/thread-colours.ts'
import { USE_CASE_TEXTS } from './texts.ts'
import { USE_CASE_GROUPS, type UseCase } from './use-cases.ts'

/** The guides, each with one row of what it is about. */
export function UseCaseList() {
  return (
    <section aria-labelledby="use-cases" className="border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-8 sm:py-18">
        <h2 id="use-cases" className="text-2xl/8 font-bold tracking-[-0.018em]">
          {USE_CASE_TEXTS.title}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">{USE_CASE_TEXTS.lead}</p>
        <div className="mt-8 gap-x-16 lg:columns-2">
          {USE_CASE_GROUPS.map(({ title, cases }, place) => (
            <div key={title} className="mb-8 break-inside-avoid">
              <h3 className="flex items-center gap-2.5 border-b border-line pb-2 text-sm/5 font-semibold">
                <span
                  aria-hidden="true"
                  className={`h-1 w-5 rounded-full forced-color-adjust-none ${threadColours(place).edge}`}
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
        <Link to="/how-to-use" className={TEXT_LINK}>
          {USE_CASE_TEXTS.all}
        </Link>
      </div>
    </section>
  )
}

function UseCaseRow({ useCase: { path, name, words, separator, prefix, suffix } }: { useCase: UseCase }) {
  return (
    <li className="border-b border-line">
      <Link
        to={path}
        className="group -mx-2 flex flex-wrap items-baseline gap-x-4 rounded-sm px-2 py-2.5 hover:bg-wash"
      >
        <span className="w-44 shrink-0 font-medium underline-offset-4 group-hover:underline">{name}</span>
        <span aria-hidden="true" className="min-w-0 font-mono text-[13.5px]/6 wrap-anywhere">
          <Muted>{prefix}</Muted>
          {words.map((word, place) => (
            <Fragment key={word}>
              {place > 0 && <Muted>{separator}</Muted>}
              <span className={threadColours(place).ink}>{word}</span>
            </Fragment>
          ))}
          <Muted>{suffix}</Muted>
        </span>
      </Link>
    </li>
  )
}

function Muted({ children = '' }: { readonly children: string | undefined }) {
  return children === '' ? null : <span className="text-faint">{children}</span>
}
