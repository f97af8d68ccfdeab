import type { Check } from './check.ts'
import { type Field, SHORTENED } from './shortened-fields.ts'
import type { TargetId } from './target-ids.ts'
import { TARGETS } from './targets.ts'

/** False if the target has no length, so that its rows can only be left out or kept. */
export function canShorten(id: TargetId): boolean {
  return fittingFilters(id) !== ''
}

/** Shortens `{text}` where fields show it, or adds a field for it. */
export function withShortening(fields: readonly Field[], id: TargetId): Field[] {
  if (!canShorten(id)) return [...fields]
  const shortened = `{text|${fittingFilters(id)}}`
  if (fields.some(({ template }) => template.includes('{text}')))
    return fields.map(({ name, template }) => ({ name, template: template.replaceAll('{text}', shortened) }))
  return [...fields, { name: TARGETS[id].limit.field, template: shortened }]
}

/** The checks that shortening makes rows keep. */
export function lengthChecks(id: TargetId): readonly Check[] {
  const checks: readonly Check[] = TARGETS[id].checks
  return checks.filter(({ of, at }) => of === undefined && at === undefined)
}

/** Takes the shortening back, and the field that was added for it. */
export function withoutShortening(fields: readonly Field[], id: TargetId): Field[] {
  const own = `{text|${fittingFilters(id)}}`
  return fields
    .filter(({ name, template }) => name !== TARGETS[id].limit.field || template !== own)
    .map(({ name, template }) => ({ name, template: template.replaceAll(SHORTENED, '{text}') }))
}

function fittingFilters(id: TargetId): string {
  return lengthChecks(id)
    .map(({ unit, most }) => (unit === 'characters' ? `fit:${most}` : `fit:${most}:${unit}`))
    .join('|')
}
