import { API_DOCS_PATH, OPEN_API_PATH } from '@wordloom/contract'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { buttonClass } from '#ui/button.tsx'
import { Breadcrumb, toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { SECTION_TITLE, SITE_TITLE } from '#ui/text/title.ts'
import { CallSection } from './call-section.tsx'
import { Contents } from './contents.tsx'
import { FieldList } from './field-list.tsx'
import { INTRODUCTION, Introduction } from './introduction.tsx'
import type { ApiReference } from './reference/reference.ts'
import { API_DOCS_TEXTS as T } from './texts.ts'

export function ApiDocsPage({ reference: { groups, objects } }: { readonly reference: ApiReference }) {
  useStructuredData(toApiDocsData())
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 pt-6 pb-10 sm:px-8 sm:pb-14">
      <Breadcrumb name={T.title} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-2xl">
          <h1 className={SITE_TITLE}>{T.title}</h1>
          <p className="mt-4 text-lg/7 text-balance text-soft">{T.intro}</p>
        </div>
        <a href={OPEN_API_PATH} className={buttonClass('plain', 'print:hidden')}>
          {T.openApi}
        </a>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-6 lg:grid-cols-[220px_minmax(0,1fr)] print:block">
        <Contents groups={groups} introduction={INTRODUCTION} />
        <div className="min-w-0">
          <Introduction />
          {groups.map(({ id, name, description, calls }) => (
            <section key={id} aria-labelledby={id} className="border-b border-line pt-12">
              <GroupHeading id={id} title={name} text={description} />
              <div className="divide-y divide-line">
                {calls.map((call) => (
                  <CallSection key={call.id} call={call} />
                ))}
              </div>
            </section>
          ))}
          <section aria-labelledby="objects" className="pt-12">
            <GroupHeading id="objects" title={T.objects} text={T.aboutObjects} />
            <div className="grid gap-x-10 xl:grid-cols-2">
              {objects.map(({ name, fields }) => (
                <section key={name} aria-labelledby={name} className="py-6">
                  <h3 id={name} className="mb-2 scroll-mt-6 font-mono text-base/6 font-semibold">
                    {name}
                  </h3>
                  <FieldList fields={fields} isSent={false} />
                </section>
              ))}
            </div>
          </section>
        </div>
      </div>
    </main>
  )
}

interface GroupHeadingProps {
  readonly id: string
  readonly title: string
  readonly text: string
}

function GroupHeading({ id, title, text }: GroupHeadingProps) {
  return (
    <>
      <h2 id={id} className={`scroll-mt-6 ${SECTION_TITLE}`}>
        {title}
      </h2>
      <p className="mt-1 max-w-2xl text-soft">{text}</p>
    </>
  )
}

export function toApiDocsData(): readonly Thing[] {
  return [toBreadcrumbList([], { name: T.title, path: API_DOCS_PATH })]
}
