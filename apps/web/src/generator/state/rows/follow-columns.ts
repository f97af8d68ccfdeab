import type { RowRule, RowSettings } from '@wordloom/contract'
import { readReference, toReference } from '#ui/template-field/references.ts'
import { COLUMN_TEXTS } from '../../texts.ts'
import { type Rename, renameInCondition, renameInTemplate, toDisplayNames } from './column-references.ts'

export interface NamedColumn {
  readonly id: string
  readonly name: string
}

/** A reference to a removed column stays visible as one that names no column. */
export function followColumns(
  rows: RowSettings,
  before: readonly NamedColumn[],
  after: readonly NamedColumn[],
): RowSettings {
  const names = { before: toDisplayNames(toNames(before)), after: toDisplayNames(toNames(after)) }
  const places = before.map(({ id }) => after.findIndex((column) => column.id === id))
  if (places.every((to, from) => to === from && names.after[to] === names.before[from])) return rows
  const rename: Rename = (reference) => {
    const from = readReference(reference, names.before)
    if (from === null) return reference
    const to = places[from] ?? -1
    if (to === -1)
      return readReference(reference, names.after) === null ? reference : COLUMN_TEXTS.gone(reference)
    const isNumber = names.before[from] !== reference
    const number = String(to + 1)
    return isNumber && readReference(number, names.after) === to ? number : toReference(to, names.after)
  }
  const { each } = rows.order ?? {}
  const eachPlace = each === undefined ? -1 : (places[each.column] ?? -1)
  const toPlaces = (columns: readonly number[]) =>
    columns.flatMap((column) => ((places[column] ?? -1) === -1 ? [] : [places[column] ?? -1]))
  return withoutEmpty({
    ...rows,
    links: rows.links?.map(toPlaces).filter((link) => link.length > 1),
    optional: rows.optional && toPlaces(rows.optional).sort((a, b) => a - b),
    patterns: rows.patterns?.map((pattern) => renameInTemplate(pattern, rename)),
    rules: rows.rules?.map((rule) => renameInRule(rule, rename)),
    order: rows.order && {
      ...rows.order,
      each: each === undefined || eachPlace === -1 ? undefined : { ...each, column: eachPlace },
    },
    fields: rows.fields?.map(({ name, template }) => ({
      name,
      template: renameInTemplate(template, rename),
    })),
  })
}

/** Leaves out settings that say nothing, so that settings without any are equal to none. */
export function withoutEmpty({ order, ...rows }: RowSettings): RowSettings {
  const isSet = ([, value]: [string, unknown]) =>
    value !== undefined && !(Array.isArray(value) && value.length === 0)
  const set = Object.fromEntries(Object.entries(rows).filter(isSet))
  const setOrder = Object.fromEntries(Object.entries(order ?? {}).filter(isSet))
  return Object.keys(setOrder).length > 0 ? { ...set, order: setOrder } : set
}

function renameInRule(rule: RowRule, rename: Rename): RowRule {
  return rule.kind === 'condition' ? { ...rule, text: renameInCondition(rule.text, rename) } : rule
}

function toNames(columns: readonly NamedColumn[]): readonly string[] {
  return columns.map(({ name }) => name)
}
