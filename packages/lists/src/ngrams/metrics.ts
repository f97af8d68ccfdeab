export const METRICS = ['impressions', 'clicks', 'cost', 'conversions', 'value'] as const
export type Metric = (typeof METRICS)[number]

export type Sums = Readonly<Record<Metric, number>>

export const RATES = ['ctr', 'cpc', 'conversionRate', 'cpa', 'roas'] as const
export type Rate = (typeof RATES)[number]

const PARTS: Readonly<Record<Rate, readonly [Metric, Metric]>> = {
  ctr: ['clicks', 'impressions'],
  cpc: ['cost', 'clicks'],
  conversionRate: ['conversions', 'clicks'],
  cpa: ['cost', 'conversions'],
  roas: ['value', 'cost'],
}

/** Computed from sums, because a mean of rates would be wrong. `null` if it would divide by 0. */
export function toRate(rate: Rate, sums: Sums): number | null {
  const [part, whole] = PARTS[rate]
  return sums[whole] === 0 ? null : toDecimal(sums[part] / sums[whole])
}

const EXACT_DIGITS = 15

/**
 * Removes the small error of sums of decimal numbers: binary numbers can't hold most of them exactly.
 *
 * @example toDecimal(1.1 + 2.2) // 3.3
 */
export function toDecimal(number: number): number {
  return Number.isInteger(number) ? number : Number(number.toPrecision(EXACT_DIGITS))
}

export function ratesOf(metrics: readonly Metric[]): readonly Rate[] {
  return RATES.filter((rate) => PARTS[rate].every((metric) => metrics.includes(metric)))
}
