import { TOOL_PATHS } from '@wordloom/contract'
import { Link } from 'react-router'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { columnColors } from '#ui/column-colors.ts'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { TOOL_FRAME, TOOLS_PLACE, ToolHead } from '../tool-head.tsx'
import { TOOLS } from '../tools.ts'
import { TOOLS_PAGE_TEXTS as T } from './texts.ts'

interface ToolsPageProps {
  readonly groups: readonly {
    readonly title: string
    readonly targets: readonly { readonly path: string; readonly name: string; readonly limit: string }[]
  }[]
}

export function ToolsPage({ groups }: ToolsPageProps) {
  useStructuredData(toToolsData())
  return (
    <main className="grow">
      <ToolHead above={[]} name={TOOLS_PLACE.name} title={T.title} lead={T.lead} />
      <section aria-labelledby="tools" className="border-y border-line bg-card">
        <div className={`${TOOL_FRAME} py-10`}>
          <h2 id="tools" className={SECTION_TITLE}>
            {T.tools}
          </h2>
          <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {TOOL_PATHS.map((path, place) => (
              <li key={path} className={`border-t-3 pt-3 ${columnColors(place % 6).border}`}>
                <Link to={path} className={`${TEXT_LINK} text-base/6 font-semibold`}>
                  {TOOLS[path].name}
                </Link>
                <p className="mt-1 max-w-md text-soft">{TOOLS[path].lead}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="targets" className={`${TOOL_FRAME} py-10`}>
        <h2 id="targets" className={SECTION_TITLE}>
          {T.targets}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">{T.targetsLead}</p>
        <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ title, targets }) => (
            <section key={title} aria-label={title}>
              <h3 className="border-b border-line pb-2 text-sm/6 font-semibold text-faint">{title}</h3>
              <ul className="mt-2">
                {targets.map(({ path, name, limit }) => (
                  <li key={path} className="py-1.5">
                    <Link to={path} className={TEXT_LINK}>
                      {name}
                    </Link>
                    <span className="block text-xs/5 text-soft tabular-nums">{limit}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </main>
  )
}

export function toToolsData(): readonly Thing[] {
  return [toBreadcrumbList([], TOOLS_PLACE)]
}
