import { toTargetPath } from '@wordloom/contract'
import { describeLimit, TARGET_GROUPS, TARGET_IDS, TARGETS } from '@wordloom/targets'

export interface ListedTargets {
  readonly title: string
  readonly targets: readonly { readonly path: string; readonly name: string; readonly limit: string }[]
}

export function listTargets(): readonly ListedTargets[] {
  return TARGET_GROUPS.map((group) => ({
    title: group,
    targets: TARGET_IDS.filter((id) => TARGETS[id].group === group).map((id) => ({
      path: toTargetPath(id),
      name: TARGETS[id].name,
      limit: describeLimit(TARGETS[id].limit),
    })),
  }))
}
