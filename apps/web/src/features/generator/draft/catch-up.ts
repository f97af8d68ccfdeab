import { applyChanges } from '../../../shared/editor/change.ts'
import type { Arrangement, Draft, KeptArrangement, ProjectBase } from './draft-store.ts'
import type { Unsaved, UnsavedChange } from './unsaved.ts'

export interface CaughtUp {
  readonly arrangement: Arrangement
  readonly columns: readonly CaughtUpColumn[]
  readonly base: ProjectBase | null
}

interface CaughtUpColumn {
  readonly column: string
  readonly version: number
  readonly text: string
}

/** Either can be missing, because a page can close before its draft is first written. */
export function catchUp(draft: Draft | null, unsaved: Unsaved | null): CaughtUp | null {
  const arrangement = toNewer(draft?.head ?? null, unsaved?.arrangement ?? null)
  if (arrangement === null) return null
  const columns = arrangement.order.map((column) => {
    const kept = draft?.texts.find((text) => text.column === column) ?? { column, version: 0, text: '' }
    return (unsaved?.changes ?? []).reduce(follow, kept)
  })
  return { arrangement, columns, base: draft?.head.base ?? null }
}

function toNewer(kept: KeptArrangement | null, left: KeptArrangement | null): Arrangement | null {
  const newer = left !== null && left.version > (kept?.version ?? -1) ? left : kept
  if (newer === null) return null
  const { version, order, options, selections = {} } = newer
  return { version, order, options, selections }
}

function follow(text: CaughtUpColumn, late: UnsavedChange): CaughtUpColumn {
  if (late.column !== text.column || late.version !== text.version + 1) return text
  return { ...text, version: late.version, text: applyChanges(text.text, late.changes) }
}
