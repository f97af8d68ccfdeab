import type { Evidence, Limit } from '@wordloom/targets'
import { toDate } from '#platform/format/dates.ts'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { LIMIT_TEXTS as T } from './texts.ts'

export function LimitSource({
  limit: { source, secondSource, evidence, checked },
}: {
  readonly limit: Limit
}) {
  const sources = secondSource === undefined ? [source] : [source, secondSource]
  return (
    <>
      {sources.map(({ title, url }) => (
        <a key={url} href={url} rel="noreferrer" className={`${TEXT_LINK} block w-fit`}>
          {title}
        </a>
      ))}
      <span className="block text-xs/5 text-soft">
        {sayEvidence(evidence)}
        {T.checked(toDate(`${checked}T12:00`))}
      </span>
    </>
  )
}

function sayEvidence(evidence: Evidence): string {
  return evidence === 'maker' ? '' : `${T.evidence[evidence]} · `
}
