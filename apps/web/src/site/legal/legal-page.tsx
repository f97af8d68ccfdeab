import { Fragment } from 'react'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { Breadcrumb, toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { SITE_TITLE } from '#ui/text/title.ts'
import { FRAME } from '../section.tsx'
import { SiteText } from '../site-text.tsx'
import { LegalBlock } from './legal-block.tsx'
import type { LegalDocument } from './legal-document.ts'
import { LEGAL_TEXTS } from './texts.ts'

export function LegalPage({ document }: { readonly document: LegalDocument }) {
  useStructuredData(toLegalData(document))
  const { path, title, lead, sections } = document
  return (
    <main className={`${FRAME} grow pt-6 pb-16 print:max-w-none print:p-0`}>
      <Breadcrumb name={title} />
      <div className="mt-6 max-w-2xl">
        <h1 className={SITE_TITLE}>{title}</h1>
        <p className="mt-3 text-lg/7 text-soft">{lead}</p>
        <p className="mt-3 text-sm/6 text-faint">
          <RichText
            text={LEGAL_TEXTS.dated}
            tags={{ date: (date) => <time dateTime={LEGAL_TEXTS.isoDate}>{date}</time> }}
          />
          {' · '}
          <RichText
            text={LEGAL_TEXTS.updated}
            tags={{ date: (date) => <time dateTime={LEGAL_TEXTS.isoUpdated}>{date}</time> }}
          />
        </p>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-8 border-t border-line pt-8 sm:mt-10 sm:pt-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:block">
        <Contents sections={sections} />
        <div className="max-w-2xl min-w-0 print:max-w-none">
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} aria-labelledby={id} className="mt-10 space-y-3 first:mt-0 print:mt-6">
              <h2 id={id} className="scroll-mt-8 break-after-avoid text-lg/7 font-bold tracking-tight">
                {heading}
              </h2>
              {blocks.map((block, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place alone
                <Fragment key={place}>
                  <LegalBlock block={block} />
                </Fragment>
              ))}
            </section>
          ))}
          <p className="mt-12 border-t border-line pt-6 text-soft print:hidden">
            <SiteText text={LEGAL_TEXTS.further[path]} />
          </p>
        </div>
      </div>
    </main>
  )
}

export function toLegalData({ path, title }: LegalDocument): readonly Thing[] {
  return [toBreadcrumbList([], { name: title, path })]
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="self-start lg:sticky lg:top-8 print:hidden">
      <h2 id="contents" className="text-sm/6 font-semibold text-faint">
        {LEGAL_TEXTS.contents}
      </h2>
      <ol className="mt-2 border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-8 items-center rounded-r-sm border-l-2 border-transparent py-1 pl-3 text-sm/5 text-soft hover:border-accent hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
