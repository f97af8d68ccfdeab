import { RATE_LIMITS } from '@wordloom/contract'
import { CHAPTER_TEXTS, LIMIT_TEXTS, SPAN_TEXTS } from './texts.ts'

const T = CHAPTER_TEXTS.limits

const UNITS = [
  { seconds: 24 * 60 * 60, unit: 'day' },
  { seconds: 60 * 60, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const

export function LimitTable() {
  return (
    <table className="w-full text-left text-sm/6">
      <thead className="text-xs/5 text-soft">
        <tr className="border-b border-line">
          <th className="py-1.5 pr-4 font-semibold">{T.counted}</th>
          <th className="py-1.5 font-semibold whitespace-nowrap">{T.most}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {Object.entries(LIMIT_TEXTS).map(([rule, what]) => (
          <tr key={rule} className="align-baseline">
            <td className="py-1.5 pr-4">{what}</td>
            <td className="py-1.5 whitespace-nowrap tabular-nums">
              {toLimitText(RATE_LIMITS[rule as keyof typeof RATE_LIMITS])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** @example toLimitText({ most: 10, seconds: 900 }) // '10 in 15 minutes' */
function toLimitText({ most, seconds }: { readonly most: number; readonly seconds: number }): string {
  const { seconds: size, unit } = UNITS.find((unit) => seconds % unit.seconds === 0) ?? {
    seconds: 1,
    unit: 'second' as const,
  }
  return SPAN_TEXTS.per(most, seconds / size, unit)
}
