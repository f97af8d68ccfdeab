import type { Change } from '../../../shared/editor/change.ts'
import type { KeptArrangement } from './draft-store.ts'

export interface Unsaved {
  readonly draftId: string
  readonly at: number
  /** Whether the page was closing, which releases its lock on the draft. */
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
