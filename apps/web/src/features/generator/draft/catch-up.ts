import { applyChanges } from '../../../shared/editor/change.ts'
import type { Arrangement, Draft, KeptArrangement, ProjectBase } from './draft-store.ts'
import type { Unsaved, UnsavedChange } from './unsaved.ts'

export interface CaughtUp {
  readonly arrangement: Arrangement
  /** From left to right. */
  readonly columns: readonly CaughtUpColumn[]
  /** Of a project's draft. */
  readonly base: ProjectBase | null
}

interface CaughtUpColumn {
  readonly column: string
  readonly version: number
  readonly text: string
}

/**
 * A draft as its page left it: what is on the device, then what was still on its way there. Either may be missing: a
 * page can be left before its draft was ever written.
 */
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

/** Changes that the text already has are passed over. */
function follow(text: CaughtUpColumn, late: UnsavedChange): CaughtUpColumn {
  if (late.column !== text.column || late.version !== text.version + 1) return text
  return { ...text, version: late.version, text: applyChanges(text.text, late.changes) }
}
