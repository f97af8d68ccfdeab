import {
  DEFAULT_OPTIONS,
  type Recipe,
  toJoining,
  toRecipeRows,
  type WordReading,
  wordReading,
} from '@wordloom/contract'
import type { Arrangement } from '#platform/generator-draft/draft-store.ts'
import type { PlanInput } from '../compute/compiled-plan.ts'
import { packRecipe, type RecipeInput } from '../compute/engine-recipe.ts'
import { firstCombinations } from '../compute/preview.ts'
import { type Row, toJoinedLayout, toRow } from '../compute/row-source.ts'
import type { ProjectState } from '../storage/project/project-state.ts'
import { ColumnCopy, type ColumnSnapshot } from './column-copy.ts'
import { toNamed } from './named-recipe.ts'
import { RecipeCache } from './recipe-cache.ts'

export interface Measure {
  readonly items: readonly number[]
  /** Combinations without row settings, before duplicates are removed; 0 if there are no words. */
  readonly total: bigint
  readonly losesSpaces: boolean
}

export interface Preview {
  readonly rows: readonly Row[]
  /** Indexes of the columns that have words. */
  readonly columns: readonly number[]
}

export interface InputSnapshot {
  readonly arrangement: Arrangement
  readonly columns: readonly ColumnSnapshot[]
}

export function emptyArrangement(order: readonly string[]): Arrangement {
  return { version: 0, order, options: DEFAULT_OPTIONS, selections: {}, names: {}, rows: {} }
}

export class InputCopy {
  /** Includes removed columns, because the user can undo a removal. */
  readonly #byId = new Map<string, ColumnCopy>()
  #columns: ColumnCopy[] = []
  #arrangement = emptyArrangement([])
  readonly #recipes = new RecipeCache()

  snapshot(): InputSnapshot {
    return { arrangement: this.#arrangement, columns: this.#columns.map((column) => column.snapshot()) }
  }

  get columns(): readonly ColumnCopy[] {
    return this.#columns
  }

  get arrangement(): Arrangement {
    return this.#arrangement
  }

  find(id: string): ColumnCopy | undefined {
    return this.#byId.get(id)
  }

  add(column: ColumnCopy): void {
    this.#byId.set(column.id, column)
  }

  arrange(arrangement: Arrangement): void {
    this.#arrangement = arrangement
    for (const id of arrangement.order) if (!this.#byId.has(id)) this.add(new ColumnCopy(id, '', 0))
    this.#columns = arrangement.order.flatMap((id) => this.#byId.get(id) ?? [])
  }

  measure(): Measure {
    const items = this.#words().map((words) => words.length)
    const filled = items.filter((count) => count > 0)
    const total = filled.length === 0 ? 0n : filled.reduce((product, n) => product * BigInt(n), 1n)
    return { items, total, losesSpaces: this.#losesSpaces() }
  }

  preview(count: number): Preview {
    const words = this.#words()
    const joining = toJoining(this.#arrangement.options)
    const rows = firstCombinations(words, joining, this.#arrangement.options.unique, count)
    const columns = words.flatMap((list, place) => (list.length > 0 ? [place] : []))
    const layout = toJoinedLayout(joining, columns)
    return { rows: rows.map((parts, index) => toRow(BigInt(index), parts, layout)), columns }
  }

  planInput(): PlanInput {
    const recipe = this.#toRecipe()
    return { ...this.recipeInput(recipe), recipeId: this.#recipes.put(recipe) }
  }

  recipeInput({ columns: _, ...recipe } = this.#toRecipe()): RecipeInput {
    return packRecipe(this.#words(), recipe)
  }

  get recipes(): RecipeCache {
    return this.#recipes
  }

  state(): ProjectState {
    const { options, selections, names, rows } = this.#arrangement
    return {
      columns: this.#columns.map(({ id, text }) => ({
        name: names[id] ?? '',
        words: text,
        selectedListIds: selections[id] ?? [],
      })),
      options,
      rows,
    }
  }

  #toRecipe(): Recipe {
    const { options, names, rows } = this.#arrangement
    const recipe: Recipe = {
      ...options,
      columns: this.#columns.map(({ text }) => text),
      ...(Object.keys(rows).length > 0 && toRecipeRows(rows)),
    }
    return toNamed(
      recipe,
      this.#columns.map(({ id }) => names[id] ?? ''),
    )
  }

  #words(): string[][] {
    return this.#columns.map((column, place) => column.words(this.#readingOf(place)))
  }

  #losesSpaces(): boolean {
    return this.#columns.some(
      (column, place) => this.#readingOf(place).removeWhitespace && column.hasSpacesInWords,
    )
  }

  #readingOf(place: number): WordReading {
    const { options, rows } = this.#arrangement
    return wordReading({ ...options, rows }, place)
  }
}
