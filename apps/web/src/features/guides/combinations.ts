import { DEFAULT_OPTIONS, type GuidePath, toTexts } from '@wordloom/contract'
import { GUIDES } from './content/guides.ts'
import { workOut } from './work-out.ts'

/** All combinations of an example of a guide, as the generator would list them. */
export function combinationsOf(path: GuidePath, place: 0 | 1 | 2): string[] {
  const example = GUIDES[path].examples[place]
  const { separator, prefix, suffix } = toTexts({ ...DEFAULT_OPTIONS, ...example.options })
  return workOut(example, Number.POSITIVE_INFINITY).rows.map(
    (words) => `${prefix}${words.join(separator)}${suffix}`,
  )
}
