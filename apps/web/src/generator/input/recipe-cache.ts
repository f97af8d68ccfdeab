import type { Recipe } from '@wordloom/contract'
import { toSendable, toSendableRows } from '../storage/sendable.ts'

/** A few are enough, because each new recipe is created only after the response to the previous one. */
const UNHELD = 4

export class RecipeCache {
  readonly #byId = new Map<number, Recipe>()
  readonly #held = new Set<number>()
  #last = 0

  put(recipe: Recipe): number {
    this.#last++
    this.#byId.set(this.#last, recipe)
    for (const id of this.#byId.keys()) {
      if (id <= this.#last - UNHELD && !this.#held.has(id)) this.#byId.delete(id)
    }
    return this.#last
  }

  hold(id: number): void {
    this.#held.add(id)
  }

  drop(id: number): void {
    this.#held.delete(id)
    this.#byId.delete(id)
  }

  read(id: number): Recipe | null {
    const recipe = this.#byId.get(id)
    if (recipe === undefined) return null
    const { columns, rows } = recipe
    return {
      ...recipe,
      columns: columns.map(toSendable),
      ...(rows !== undefined && { rows: toSendableRows(rows) }),
    }
  }
}
