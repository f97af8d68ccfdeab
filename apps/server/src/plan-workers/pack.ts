import {
  lengthsOf,
  PACKING_TARGETS,
  type PackingTarget,
  type PackingTargetId,
  packTerms,
} from '@wordloom/targets'

export interface PackTask {
  readonly target: PackingTargetId
  readonly terms: readonly string[]
}

export type Packed = ReturnType<typeof pack>

export function pack({ target, terms }: PackTask) {
  const rules: PackingTarget = PACKING_TARGETS[target]
  const { text, pieces, placed, leftOut } = packTerms(terms, rules)
  return { text, pieces, ...lengthsOf(text), placed, leftOut, limit: rules.limit }
}
