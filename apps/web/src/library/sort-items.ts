interface Item {
  readonly id: number
  readonly name: string
  readonly createdAt: string
  readonly updatedAt: string
}

type Compare<Sorted> = (one: Sorted, other: Sorted) => number

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Comparisons that all saved items share. Dates are ISO texts in UTC, so their order is that of their characters. */
export const COMPARE_ITEMS = {
  name: (one, other) => names.compare(one.name, other.name),
  date: (one, other) => compareTexts(one.createdAt, other.createdAt),
  changed: (one, other) => compareTexts(one.updatedAt, other.updatedAt),
} as const satisfies Readonly<Record<string, Compare<Item>>>

/** Ties are sorted by age. */
export function sortItems<Sorted extends Item>(
  items: readonly Sorted[],
  compare: Compare<Sorted>,
  isDescending: boolean,
): readonly Sorted[] {
  const direction = isDescending ? -1 : 1
  return items.toSorted((one, other) => direction * (compare(one, other) || one.id - other.id))
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
