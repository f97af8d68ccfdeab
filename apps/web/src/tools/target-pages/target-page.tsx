import { describeLimit } from '@wordloom/targets'
import { Link } from 'react-router'
import { ExampleFrame } from '#generator/examples/example-frame.tsx'
import { toChoices } from '#generator/examples/texts.ts'
import { type Thing, useStructuredData } from '#platform/document/structured-data.ts'
import { buttonClass } from '#ui/button.tsx'
import { CheckIcon } from '#ui/icons/icons.tsx'
import { toBreadcrumbList } from '#ui/pages/breadcrumb.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import { LimitSource } from '../targets/limit-source.tsx'
import { TOOL_FRAME, TOOLS_PLACE, ToolHead } from '../tool-head.tsx'
import { TOOLS } from '../tools.ts'
import { TARGET_PAGE_TEXTS as T } from './texts.ts'
import type { TargetRow, WorkedTarget } from './work-out-target.ts'

interface TargetPageProps {
  readonly target: WorkedTarget
  readonly guideNames: Readonly<Record<string, string>>
}

export function TargetPage({ target, guideNames }: TargetPageProps) {
  const { name, heading, lead, limit, note, reasons, example, rows, fitting, link, tool } = target
  useStructuredData(toTargetData(target))
  return (
    <main className="grow">
      <ToolHead name={name} title={heading} lead={lead}>
        <p className="mt-6 flex flex-wrap gap-3 print:hidden">
          <Link to={link} className={buttonClass('primary')}>
            {T.open}
          </Link>
          {tool !== null && <ToolLink {...tool} />}
        </p>
      </ToolHead>
      <section aria-labelledby="accepts" className="border-y border-line bg-card">
        <div
          className={`${TOOL_FRAME} grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]`}
        >
          <h2 id="accepts" className={SECTION_TITLE}>
            {T.accepts}
          </h2>
          <dl className="grid gap-x-12 gap-y-5 sm:grid-cols-2">
            <div>
              <dt className="text-xs/5 font-medium text-faint">{T.most}</dt>
              <dd className="mt-1 text-xl/8 font-bold tracking-[-0.018em] tabular-nums">
                {describeLimit(limit)}
                {limit.note !== undefined && (
                  <span className="mt-1 block max-w-md text-sm/6 font-normal tracking-normal text-soft">
                    {limit.note}
                  </span>
                )}
              </dd>
            </div>
            <div>
              <dt className="text-xs/5 font-medium text-faint">{T.notFitting}</dt>
              <dd className="mt-1">
                <ul className="list-disc space-y-1 pl-5 marker:text-faint">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
                {note !== null && <p className="mt-2 max-w-md text-sm/6 text-soft">{note}</p>}
              </dd>
            </div>
            <div className="text-sm/6 sm:col-span-2">
              <dt className="text-xs/5 font-medium text-faint">{T.source}</dt>
              <dd>
                <LimitSource limit={limit} />
              </dd>
            </div>
          </dl>
        </div>
      </section>
      <section aria-labelledby="example" className={`${TOOL_FRAME} py-10`}>
        <h2 id="example" className={SECTION_TITLE}>
          {T.example}
        </h2>
        <p className="mt-2 max-w-2xl text-soft">{T.exampleLead}</p>
        <div className="mt-6 max-w-[68rem]">
          <ExampleFrame
            title={name}
            headings={example.columns.map((column) => column.name)}
            columns={example.columns.map(({ words }) => words)}
            choices={[...toChoices(example.options), { name: T.useFor, choice: name }]}
            count={T.fitting(fitting, rows.length)}
            shown={null}
            address={link}
          >
            <Rows rows={rows} />
          </ExampleFrame>
        </div>
      </section>
      <NextSteps target={target} guideNames={guideNames} />
    </main>
  )
}

export function toTargetData({ name, path }: Pick<WorkedTarget, 'name' | 'path'>): readonly Thing[] {
  return [toBreadcrumbList([TOOLS_PLACE], { name, path })]
}

function ToolLink({ path, search }: NonNullable<WorkedTarget['tool']>) {
  return (
    <Link to={path + search} className={buttonClass('plain')}>
      {TOOLS[path].name}
    </Link>
  )
}

function Rows({ rows }: { readonly rows: readonly TargetRow[] }) {
  return (
    <table className="w-full text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">{T.rows}</th>
          <th scope="col">{T.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ segments, reasons, ranges }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <tr key={place} className="align-top max-sm:grid max-sm:py-1">
            <td className="py-0.5 pr-6 font-mono text-xs/6 wrap-anywhere whitespace-pre-wrap max-sm:pr-0">
              <MarkedText segments={segments} ranges={ranges} />
            </td>
            <td className="py-0.5 text-xs/6 sm:w-72">
              {reasons.length === 0 ? (
                <span className="flex items-center gap-1.5 text-thread-ink-3">
                  <CheckIcon className="size-3.5" />
                  {T.fits}
                </span>
              ) : (
                <span className="text-danger">{reasons.join(' · ')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NextSteps({ target: { guides, others }, guideNames }: TargetPageProps) {
  const links = [
    { title: T.guides, places: guides.map((path) => ({ path, name: guideNames[path] ?? path })) },
    { title: T.others, places: others },
  ]
  return (
    <section aria-labelledby="next" className="border-t border-line bg-card print:hidden">
      <div className={`${TOOL_FRAME} grid gap-x-12 gap-y-6 py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]`}>
        <h2 id="next" className={SECTION_TITLE}>
          {T.next}
        </h2>
        <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {links.map(({ title, places }) => (
            <nav key={title} aria-label={title}>
              <h3 className="text-sm/6 font-semibold text-faint">{title}</h3>
              <ul className="mt-1">
                {places.map(({ path, name }) => (
                  <li key={path}>
                    <Link to={path} className={`${TEXT_LINK} inline-flex min-h-8 items-center`}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </section>
  )
}
