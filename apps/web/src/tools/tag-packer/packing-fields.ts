import {
  type Limit,
  PACKING_TARGET_IDS,
  PACKING_TARGETS,
  type PackingTarget,
  type PackingTargetId,
} from '@wordloom/targets'

/** A field for tags or search terms, without the code that packs. */
export interface PackingField {
  readonly id: PackingTargetId
  readonly limit: Limit
  readonly slots: number | null
  readonly room: PackingTarget['room']
}

export function listPackingFields(): readonly PackingField[] {
  return PACKING_TARGET_IDS.map((id) => {
    const { limit, slots, room }: PackingTarget = PACKING_TARGETS[id]
    return { id, limit, slots, room }
  })
}
