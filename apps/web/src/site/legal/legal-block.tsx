import { SiteText } from '../site-text.tsx'
import type { Block, Records } from './legal-document.ts'
import { LEGAL_TEXTS } from './texts.ts'

export function LegalBlock({ block }: { readonly block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <SiteText text={block} />
      </p>
    )
  }
  if ('rows' in block) return <RecordList records={block} />
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-faint">
      {block.map((point) => (
        <li key={point}>
          <SiteText text={point} />
        </li>
      ))}
    </ul>
  )
}

function RecordList({ records: { head, rows } }: { readonly records: Records }) {
  return (
    <div className="border-y border-line text-sm/6">
      <p
        aria-hidden="true"
        className={`${ROW} border-b border-line py-2 font-medium text-faint max-sm:hidden`}
      >
        {head.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </p>
      <dl>
        {rows.map(([what, ...more]) => (
          <div key={what} className={`${ROW} break-inside-avoid border-line py-2.5 not-first:border-t`}>
            <dt className="font-medium">
              <SiteText text={what} />
            </dt>
            {more.map((text, place) => (
              <dd key={head[place + 1]} className="text-soft">
                <span className="text-faint sm:sr-only">{LEGAL_TEXTS.before(head[place + 1])}</span>
                <SiteText text={text} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}

const ROW = 'grid gap-x-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)]'
