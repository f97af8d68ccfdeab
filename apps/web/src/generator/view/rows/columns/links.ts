import type { RowSettings } from '@wordloom/contract'

type Links = readonly (readonly number[])[]

export function linkOf({ links = [] }: RowSettings, column: number): readonly number[] | null {
  return links.find((link) => link.includes(column)) ?? null
}

export function withLink(rows: RowSettings, column: number, other: number): RowSettings {
  const joined = [linkOf(rows, column) ?? [column], linkOf(rows, other) ?? [other]].flat()
  const apart = (rows.links ?? []).filter((link) => !link.some((each) => joined.includes(each)))
  return withLinks(rows, [...apart, [...new Set(joined)].toSorted((a, b) => a - b)])
}

/** Takes a column out of its link. A link needs two columns, so one that is left alone is free, too. */
export function withoutLink(rows: RowSettings, column: number): RowSettings {
  const links = (rows.links ?? []).map((link) => link.filter((each) => each !== column))
  return withLinks(
    rows,
    links.filter(({ length }) => length > 1),
  )
}

function withLinks({ links: _, ...rows }: RowSettings, links: Links): RowSettings {
  return links.length === 0 ? rows : { ...rows, links: links.map((link) => [...link]) }
}

export function isOptional({ optional = [] }: RowSettings, column: number): boolean {
  return optional.includes(column)
}

export function withOptional(
  { optional = [], ...rows }: RowSettings,
  column: number,
  isOptional: boolean,
): RowSettings {
  const others = optional.filter((each) => each !== column)
  const all = isOptional ? [...others, column].toSorted((a, b) => a - b) : others
  return all.length === 0 ? rows : { ...rows, optional: all }
}
