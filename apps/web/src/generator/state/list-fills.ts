import { hasWords } from './column.ts'
import type { Column } from './generator-state.ts'

export class ListFills {
  readonly #given = new Set<string>()
  readonly #typed = new Map<string, Column>()

  edited(keptId: string): void {
    this.#given.delete(keptId)
  }

  /** Returns the column that was last typed by hand, or null if there is none. */
  fill(before: Column, filled: Column): Column | null {
    if (!this.#given.has(before.keptId) && hasWords(before)) this.#typed.set(before.id, before)
    this.#given.add(filled.keptId)
    return this.#typed.get(before.id) ?? null
  }

  broughtBack(id: string): void {
    this.#typed.delete(id)
  }
}
