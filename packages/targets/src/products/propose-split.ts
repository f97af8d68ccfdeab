import type { Product } from './product.ts'

export interface Split {
  /** The options that become part of the title. */
  readonly options: readonly number[]
  readonly products: number
  /** The variants of the largest product. */
  readonly variants: number
}

/** Proposes the fewest options, then the fewest products, so that each part fits. `null` if no choice does. */
export function proposeSplit(
  { optionNames, variants }: Product,
  maxOptions: number,
  maxVariants: number,
): Split | null {
  const choices = choicesOf(optionNames.length).filter(
    (options) => options.length >= optionNames.length - maxOptions,
  )
  let best: Split | null = null
  for (const options of choices) {
    if (best !== null && options.length > best.options.length) break
    const sizes = new Map<string, number>()
    for (const { values } of variants) {
      const key = JSON.stringify(options.map((option) => values[option]))
      sizes.set(key, (sizes.get(key) ?? 0) + 1)
    }
    const largest = [...sizes.values()].reduce((most, size) => Math.max(most, size), 0)
    if (largest > maxVariants || (best !== null && best.products <= sizes.size)) continue
    best = { options, products: sizes.size, variants: largest }
  }
  return best
}

/** All sets of options that leave at least one, the smallest first. */
function choicesOf(count: number): readonly (readonly number[])[] {
  const all = [...Array(count).keys()]
  return Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    all.filter((option) => (bits >> option) % 2 === 1),
  )
    .filter((options) => options.length > 0)
    .sort((a, b) => a.length - b.length)
}
