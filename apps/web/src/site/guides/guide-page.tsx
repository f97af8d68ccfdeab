import { Link } from 'react-router'
import { ExampleCard } from '#generator/examples/example-card.tsx'
import { useStructuredData } from '#platform/document/structured-data.ts'
import { toDate } from '#platform/format/dates.ts'
import { buttonClass } from '#ui/button.tsx'
import { Breadcrumb } from '#ui/pages/breadcrumb.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { toExampleFile } from './example-files.ts'
import type { GuideExample, WorkedGuide } from './guide.ts'
import { toGuideData, USE_CASES } from './guide-data.ts'
import { GuideHead } from './guide-head.tsx'
import { GuideText } from './guide-text.tsx'
import { LimitsTable } from './limits-table.tsx'
import { GUIDE_NAMES } from './names.ts'
import { RowDrawing } from './row-drawing.tsx'
import { GUIDE_TEXTS } from './texts.ts'

const SECTION = 'mx-auto w-full max-w-(--page) px-4 py-10 *:max-w-[68rem] sm:px-8 sm:py-14'
export function GuidePage({ guide }: { readonly guide: WorkedGuide }) {
  const { path, applications, examples, howTo, limits, facts, sources, reviewed, closing, related } = guide
  useStructuredData(toGuideData(guide))
  return (
    <main className="grow">
      <div className="mx-auto w-full max-w-(--page) px-4 pt-6 sm:px-8">
        <Breadcrumb above={[USE_CASES]} name={GUIDE_NAMES[path]} />
      </div>
      <GuideHead guide={guide} />
      <section aria-labelledby="applications" className="border-y border-line bg-card">
        <div className={SECTION}>
          <h2 id="applications" className={SECTION_TITLE}>
            {GUIDE_TEXTS.applications}
          </h2>
          <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {applications.map(({ title, text }, place) => (
              <article key={title} className={`border-t-3 pt-3 ${EDGES[place] ?? ''}`}>
                <h3 className="text-base/6 font-semibold">{title}</h3>
                <p className="mt-1 max-w-lg text-soft">
                  <GuideText text={text} />
                </p>
              </article>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="examples" className={SECTION}>
        <h2 id="examples" className={SECTION_TITLE}>
          {GUIDE_TEXTS.examples}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">{GUIDE_TEXTS.examplesLead}</p>
        <div className="mt-8 space-y-12">
          {examples.map((example, place) => (
            <article
              key={example.title}
              className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <div>
                <h3 className="text-lg/7 font-semibold tracking-tight">{example.title}</h3>
                <p className="mt-1 max-w-xl text-soft">
                  <GuideText text={example.text} />
                </p>
                <Deletions deletions={example.deletions} />
                <a
                  href={toExampleFile(path, place)}
                  download
                  aria-label={GUIDE_TEXTS.downloadNamed(example.size, example.title)}
                  className={`${TEXT_LINK} mt-4 inline-flex min-h-8 items-center print:hidden`}
                >
                  {GUIDE_TEXTS.download(example.size)}
                </a>
              </div>
              <ExampleCard title={example.title} headings={example.headings} example={example} />
            </article>
          ))}
        </div>
      </section>
      <section aria-labelledby="steps" className="border-t border-line">
        <div className={SECTION}>
          <h2 id="steps" className={SECTION_TITLE}>
            {howTo.title}
          </h2>
          <div className="mt-6">
            <RowDrawing example={examples[howTo.drawing.example]} labels={howTo.drawing.labels} />
          </div>
          <ol className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {howTo.steps.map(({ title, text }, place) => (
              <li key={title}>
                <p className="text-sm/6 font-semibold text-faint tabular-nums">{place + 1}</p>
                <h3 className="text-base/6 font-semibold">{title}</h3>
                <p className="mt-1 text-soft">
                  <GuideText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="border-t border-line">
        <div className={SECTION}>
          <h2 id="limits" className={SECTION_TITLE}>
            {GUIDE_TEXTS.limits}
          </h2>
          <p className="mt-2 max-w-2xl text-soft">{GUIDE_TEXTS.limitsLead}</p>
          <div className="mt-4">
            <LimitsTable limits={limits} />
          </div>
        </div>
      </div>
      <section aria-labelledby="facts" className="border-t border-line">
        <div className={`${SECTION} grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]`}>
          <h2 id="facts" className={SECTION_TITLE}>
            {facts.title}
          </h2>
          <div className="max-w-2xl">
            <ul className="list-disc space-y-2 pl-5 marker:text-faint">
              {facts.points.map((point) => (
                <li key={point}>
                  <GuideText text={point} />
                </li>
              ))}
            </ul>
            <p className="mt-6 text-xs/5 text-soft">
              {GUIDE_TEXTS.reviewed} <time dateTime={reviewed}>{toDate(`${reviewed}T12:00`)}</time>
            </p>
            {sources.length > 0 && (
              <>
                <h3 className="mt-2 text-xs/5 font-medium text-soft">{GUIDE_TEXTS.sources}</h3>
                <ul className="mt-1 space-y-1 text-xs/5">
                  {sources.map(({ title, url }) => (
                    <li key={url}>
                      <a href={url} rel="noreferrer" className={TEXT_LINK}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </section>
      <section aria-labelledby="closing" className="border-t border-line bg-card">
        <div
          className={`${SECTION} grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}
        >
          <div>
            <h2 id="closing" className={SECTION_TITLE}>
              {closing.title}
            </h2>
            <p className="mt-2 max-w-xl text-soft">
              <GuideText text={closing.text} />
            </p>
            <Link to="/" className={buttonClass('primary', 'mt-5 print:hidden')}>
              {GUIDE_TEXTS.start}
            </Link>
          </div>
          <nav aria-labelledby="related" className="print:hidden">
            <h2 id="related" className="text-sm/6 font-semibold text-faint">
              {GUIDE_TEXTS.related}
            </h2>
            <ul className="mt-1">
              {related.map((other) => (
                <li key={other}>
                  <Link to={other} className={`${TEXT_LINK} inline-flex min-h-8 items-center`}>
                    {GUIDE_NAMES[other]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
    </main>
  )
}

function Deletions({ deletions }: { readonly deletions: GuideExample['deletions'] }) {
  return (
    <>
      <h4 className="mt-4 text-sm/6 font-semibold">{GUIDE_TEXTS.deletions}</h4>
      <ul className="mt-1 space-y-2 text-sm/5">
        {deletions.map(({ row, why }) => (
          <li key={row}>
            <del className="font-mono text-xs/5 wrap-anywhere whitespace-pre-wrap decoration-line-strong">
              {row}
            </del>
            <span className="block text-soft">
              <GuideText text={why} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const EDGES = ['border-thread-1', 'border-thread-2', 'border-thread-3', 'border-thread-4']
