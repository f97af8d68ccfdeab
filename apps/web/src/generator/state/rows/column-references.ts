import { COLUMN_TEXTS } from '../../texts.ts'

/** A pair of braces with a name and filters. Escaped braces match without a name. */
const IN_TEMPLATE = /\{\{|\}\}|\{(?<name>[^{}|]*)(?<filters>(?:\|(?:\\.|[^{}\\])*)?\})/gs
/** A comment line and a quoted word match without a name. */
const IN_CONDITION = /^[^\S\r\n]*#.*|"(?:\\.|[^"\\\r\n])*"?|\[(?<name>(?:\\.|[^[\]\\\r\n])*)\]/gm

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
