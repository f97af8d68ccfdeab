import { describeLimit, type Evidence, type Limit } from '@wordloom/targets'
import { toDate } from '../../shared/format/dates.ts'
import { TEXT_LINK } from '../../shared/ui/text/text-link.ts'
import { GUIDE_TEXTS } from './texts.ts'

const CELL = 'py-2.5 pr-6 text-left align-top last:pr-0'

export function LimitsTable({ limits }: { readonly limits: readonly Limit[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a table wider than the screen
    <section aria-labelledby="limits" tabIndex={0} className="relative overflow-x-auto rounded-sm">
      <table className="w-full min-w-[40rem] border-collapse text-sm/6">
        <thead className="border-b border-line text-xs/5 text-faint">
          <tr>
            {Object.values(GUIDE_TEXTS.limitColumns).map((name) => (
              <th key={name} scope="col" className={`${CELL} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <LimitRow key={`${limit.platform} ${limit.field}`} limit={limit} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function LimitRow({ limit }: { readonly limit: Limit }) {
  const { platform, field, note, source, secondSource, evidence, checked } = limit
  const sources = secondSource === undefined ? [source] : [source, secondSource]
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className={`${CELL} font-medium`}>
        {platform}
        <span className="block font-normal text-soft">{field}</span>
      </th>
      <td className={CELL}>
        <span className="font-semibold tabular-nums">{describeLimit(limit)}</span>
        {note !== undefined && <span className="block max-w-xl text-soft">{note}</span>}
      </td>
      <td className={CELL}>
        {sources.map(({ title, url }) => (
          <a key={url} href={url} rel="noreferrer" className={`${TEXT_LINK} block w-fit`}>
            {title}
          </a>
        ))}
        <span className="block text-xs/5 text-soft">
          {sayEvidence(evidence)}
          {GUIDE_TEXTS.checked(toDate(`${checked}T12:00`))}
        </span>
      </td>
    </tr>
  )
}

function sayEvidence(evidence: Evidence): string {
  return evidence === 'maker' ? '' : `${GUIDE_TEXTS.evidence[evidence]} · `
}
