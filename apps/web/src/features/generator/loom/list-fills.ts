import { hasWords } from './column.ts'
import type { Column } from './loom.ts'

/** What lists gave to columns, and what was typed there before. */
export class ListFills {
  /** Texts that lists gave and nobody has changed since, by the name under which they are kept. */
  readonly #given = new Set<string>()
  /** By column. */
  readonly #typed = new Map<string, Column>()

  /** Somebody has changed the text that is kept under the name. */
  edited(keptId: string): void {
    this.#given.delete(keptId)
  }

  /** Lists give `filled` in the place of `before`. Answers with what was typed there last. */
  fill(before: Column, filled: Column): Column | null {
    if (!this.#given.has(before.keptId) && hasWords(before)) this.#typed.set(before.id, before)
    this.#given.add(filled.keptId)
    return this.#typed.get(before.id) ?? null
  }

  /** What was typed in the column stands there again. */
  broughtBack(id: string): void {
    this.#typed.delete(id)
  }
}
