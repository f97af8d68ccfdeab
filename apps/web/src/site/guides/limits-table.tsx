import { describeLimit, type Limit } from '@wordloom/targets'
import { LimitSource } from '#tools/targets/limit-source.tsx'
import { GUIDE_TEXTS } from './texts.ts'

const CELL = 'py-2.5 pr-6 text-left align-top last:pr-0 max-sm:pr-0'
/** On a phone, the source is below the limit. */
const ROW = 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4'

export function LimitsTable({ limits }: { readonly limits: readonly Limit[] }) {
  return (
    <table aria-labelledby="limits" className="w-full border-collapse text-sm/6 wrap-anywhere">
      <thead className="border-b border-line text-xs/5 text-faint">
        <tr className={ROW}>
          {Object.values(GUIDE_TEXTS.limitColumns).map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium max-sm:last:sr-only`}>
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
  )
}

function LimitRow({ limit }: { readonly limit: Limit }) {
  const { platform, field, note } = limit
  return (
    <tr className={`border-b border-line last:border-b-0 ${ROW}`}>
      <th scope="row" className={`${CELL} font-medium max-sm:row-span-2`}>
        {platform}
        <span className="block font-normal text-soft">{field}</span>
      </th>
      <td className={CELL}>
        <span className="font-semibold tabular-nums">{describeLimit(limit)}</span>
        {note !== undefined && <span className="block max-w-xl text-soft">{note}</span>}
      </td>
      <td className={`${CELL} max-sm:col-start-2 max-sm:pt-0`}>
        <LimitSource limit={limit} />
      </td>
    </tr>
  )
}
