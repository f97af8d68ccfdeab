import { toComparable } from './to-comparable.ts'

/**
 * The form of texts in which people search: without case, accents, ligatures and invisible characters.
 *
 * @example toSearchable('Café İstanbul') // 'cafe istanbul'
 */
export function toSearchable(text: string): string {
  return toComparable(text, { ignoresCase: true, ignoresAccents: true })
}
