import { applyChanges, type Change } from '../lib/change.ts'
import type { Arrangement, Draft, KeptArrangement, ProjectBase } from './draft-store.ts'

export interface Unsaved {
  readonly draftId: string
  readonly at: number
  /** True if the page was closing, which releases its lock on the draft. */
  readonly isLeft: boolean
  readonly isSaved: boolean
  readonly arrangement: KeptArrangement
  readonly changes: readonly UnsavedChange[]
}

export interface UnsavedChange {
  readonly column: string
  readonly version: number
  readonly changes: readonly Change[]
}

export class UnsavedChanges {
  #changes: UnsavedChange[] = []

  get changes(): readonly UnsavedChange[] {
    return this.#changes
  }

  add(...changes: readonly UnsavedChange[]): void {
    this.#changes.push(...changes)
  }

  /** Keeps the changes of columns that aren't in `versions`: a removed column can come back. */
  saved(versions: ReadonlyMap<string, number>): void {
    this.#changes = this.#changes.filter(({ column, version }) => version > (versions.get(column) ?? -1))
  }
}

export interface RecoveredDraft {
  readonly arrangement: Arrangement
  readonly columns: readonly RecoveredColumn[]
  readonly base: ProjectBase | null
}

interface RecoveredColumn {
  readonly column: string
  readonly version: number
  readonly text: string
}

/** Either can be missing, because a page can close before its draft is first written. */
export function recoverDraft(draft: Draft | null, unsaved: Unsaved | null): RecoveredDraft | null {
  const arrangement = toNewer(draft?.head ?? null, unsaved?.arrangement ?? null)
  if (arrangement === null) return null
  const columns = arrangement.order.map((column) => {
    const kept = draft?.texts.find((text) => text.column === column) ?? { column, version: 0, text: '' }
    return (unsaved?.changes ?? []).reduce(applyLater, kept)
  })
  return { arrangement, columns, base: draft?.head.base ?? null }
}

function toNewer(kept: KeptArrangement | null, left: KeptArrangement | null): Arrangement | null {
  const newer = left !== null && left.version > (kept?.version ?? -1) ? left : kept
  if (newer === null) return null
  const { version, order, options, selections = {}, names = {}, rows = kept?.rows ?? {} } = newer
  return { version, order, options, selections, names, rows }
}

function applyLater(text: RecoveredColumn, late: UnsavedChange): RecoveredColumn {
  if (late.column !== text.column || late.version !== text.version + 1) return text
  return { ...text, version: late.version, text: applyChanges(text.text, late.changes) }
}
