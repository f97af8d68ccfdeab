import type { Change } from '../../../shared/editor/change.ts'
import type { KeptArrangement } from './draft-store.ts'

/** What a page that was hidden or left did not know to be on the device. */
export interface Unsaved {
  readonly draftId: string
  /** `Date.now()` then. */
  readonly at: number
  /** Whether the page was going away, and its hold on the draft with it. */
  readonly isLeft: boolean
  /** Whether all was on the device, so that this tells no more than that the page was left. */
  readonly isSaved: boolean
  readonly arrangement: KeptArrangement
  readonly changes: readonly UnsavedChange[]
}

export interface UnsavedChange {
  readonly column: string
  readonly version: number
  readonly changes: readonly Change[]
}

/** Changes on their way to the device, until they are reported safe. */
export class UnsavedChanges {
  #changes: UnsavedChange[] = []

  get changes(): readonly UnsavedChange[] {
    return this.#changes
  }

  add(...changes: readonly UnsavedChange[]): void {
    this.#changes.push(...changes)
  }

  /** Columns that are not named were not written: they may have been taken out, and may come back. */
  saved(versions: ReadonlyMap<string, number>): void {
    this.#changes = this.#changes.filter(({ column, version }) => version > (versions.get(column) ?? -1))
  }
}
