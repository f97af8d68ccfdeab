import { DEFAULT_OPTIONS, type GuidePath, type Joining, toJoining } from '@wordloom/contract'
import { GUIDES } from './content/guides.ts'
import type { GuideExample } from './guide.ts'
import { workOut } from './work-out.ts'

export function combinationsOf(path: GuidePath, place: 0 | 1 | 2): string[] {
  return toCombinations(GUIDES[path].examples[place])
}

export function toCombinations(example: GuideExample): string[] {
  const { separator, prefix, suffix } = joiningOf(example)
  return workOut(example, Number.POSITIVE_INFINITY).rows.map(
    (words) => `${prefix}${words.join(separator)}${suffix}`,
  )
}

export function joiningOf({ options }: GuideExample): Joining {
  return toJoining({ ...DEFAULT_OPTIONS, ...options })
}
