import { applyChanges } from '../../../shared/editor/change.ts'
import type { Arrangement, Draft } from './draft-store.ts'
import type { Unsaved, UnsavedChange } from './unsaved.ts'

export interface CaughtUp {
  readonly arrangement: Arrangement
  /** From left to right. */
  readonly columns: readonly CaughtUpColumn[]
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
  return { arrangement, columns }
}

function toNewer(kept: Arrangement | null, left: Arrangement | null): Arrangement | null {
  if (kept === null || left === null) return kept ?? left
  return left.version > kept.version ? left : kept
}

/** Changes that the text already has are passed over. */
function follow(text: CaughtUpColumn, late: UnsavedChange): CaughtUpColumn {
  if (late.column !== text.column || late.version !== text.version + 1) return text
  return { ...text, version: late.version, text: applyChanges(text.text, late.changes) }
}
