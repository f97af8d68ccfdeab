import { COLUMN_TEXTS } from '../../texts.ts'

/** A pair of braces with a name and filters. Escaped braces match without a name. */
const IN_TEMPLATE = /\{\{|\}\}|\{(?<name>[^{}|]*)(?<filters>(?:\|(?:\\.|[^{}\\])*)?\})/gs
/** A comment line and a quoted word match without a name. */
const IN_CONDITION = /^[^\S\r\n]*#.*|"(?:\\.|[^"\\\r\n])*"?|\[(?<name>(?:\\.|[^[\]\\\r\n])*)\]/gm

/** In a field, `{row}` and `{text}` show no column. */
const NO_COLUMNS: readonly string[] = ['row', 'text']
const UNUSABLE_IN_REFERENCE = /[{}[\]|\\]/

export type Rename = (name: string) => string

export function renameInTemplate(template: string, rename: Rename): string {
  return template.replace(IN_TEMPLATE, (all, name?: string, filters?: string) =>
    name === undefined ? all : `{${rename(name.trim())}${filters}`,
  )
}

export function renameInCondition(condition: string, rename: Rename): string {
  return condition.replace(IN_CONDITION, (all, name?: string) =>
    name === undefined ? all : `[${rename(name.replace(/\\(.)/g, '$1'))}]`,
  )
}

/** The names by which patterns and rules know the columns: those that users gave, or 'Column 1' and so on. */
export function toDisplayNames(names: readonly string[]): readonly string[] {
  return names.map((name, place) => name || COLUMN_TEXTS.name(place))
}

/** Returns the place of the column that a reference names, or null. The engine reads references in the same way. */
export function readReference(reference: string, names: readonly string[]): number | null {
  const named = names.indexOf(reference)
  if (named !== -1) return named
  const number = /^\d{1,3}$/.test(reference) ? Number(reference) : 0
  return number >= 1 && number <= names.length ? number - 1 : null
}

/** Returns what to write between braces or brackets for a column: its name, or its number if the name is ambiguous. */
export function toReference(place: number, names: readonly string[]): string {
  const name = names[place] ?? ''
  const isUsable =
    names.indexOf(name) === place && !UNUSABLE_IN_REFERENCE.test(name) && !NO_COLUMNS.includes(name)
  return isUsable ? name : String(place + 1)
}
