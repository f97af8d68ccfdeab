import type { Recipe } from '@wordloom/contract'
import { toSendable } from './sendable.ts'

/** Orders that nobody holds yet may still be asked for: those are few, for each new one comes after the answer to another. */
const UNHELD = 4

/** What stood in the columns when combinations were ordered, for as long as they are shown. */
export class RecipeShelf {
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

  /** As the server takes it. */
  read(id: number): Recipe | null {
    const recipe = this.#byId.get(id)
    return recipe === undefined ? null : { ...recipe, columns: recipe.columns.map(toSendable) }
  }
}
