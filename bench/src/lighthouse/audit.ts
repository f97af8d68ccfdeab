import lighthouse from 'lighthouse'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export interface Audited {
  readonly scores: Readonly<Record<Category, number>>
  readonly largestPaintMs: number
  readonly layoutShift: number
  readonly blockingMs: number
  readonly faults: readonly string[]
}

export async function audit(address: string, port: number): Promise<Audited> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' })
  if (result === undefined) throw new Error(`Lighthouse returned nothing for ${address}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not load ${address}: ${runtimeError.message}`)
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighty = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaintMs: number('largest-contentful-paint'),
    layoutShift: number('cumulative-layout-shift'),
    blockingMs: number('total-blocking-time'),
    faults: weighty.flatMap(({ id }) => {
      const fault = audits[id]
      if (fault === undefined || fault.score === null || fault.score === 1) return []
      return [`${fault.title} ${fault.displayValue ?? ''}`.trim()]
    }),
  }
}
