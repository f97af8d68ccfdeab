import type { Change } from '../loom/change.ts'

/** Changes that were not yet on the device when the page went away. */
export interface Unsaved {
  readonly draftId: string
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

  add(change: UnsavedChange): void {
    this.#changes.push(change)
  }

  saved(versions: ReadonlyMap<string, number>): void {
    this.#changes = this.#changes.filter(
      ({ column, version }) => version > (versions.get(column) ?? Infinity),
    )
  }
}
