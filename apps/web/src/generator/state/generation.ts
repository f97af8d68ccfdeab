import { type Recipe, toJoining } from '@wordloom/contract'
import type { Compilation, LatestPlan } from '../compute/latest-plan.ts'
import { SupersededError } from '../compute/plan-client.ts'
import { type Row, type RowSource, toText } from '../compute/row-source.ts'
import type { InputClient } from '../input/input-client.ts'
import type { Counter } from './counter.ts'
import type { FindResult, GeneratorState, Results } from './generator-state.ts'
import type { Store } from './store.ts'

const FIRST_ROWS = 200

export class Generation {
  readonly #store: Store<GeneratorState>
  readonly #input: InputClient
  readonly #counter: Counter
  readonly #latest: LatestPlan
  #attempt = 0
  #making: Compilation | null = null
  #shown: Compilation | null = null
  #shownResults: Results = { kind: 'none' }

  constructor(store: Store<GeneratorState>, input: InputClient, counter: Counter, latest: LatestPlan) {
    this.#store = store
    this.#input = input
    this.#counter = counter
    this.#latest = latest
  }

  get shown(): Compilation | null {
    return this.#shown
  }

  async generate(): Promise<boolean> {
    const since = performance.now()
    this.#abandon()
    const attempt = this.#attempt
    if (!this.#counter.isEmpty) {
      this.#store.set({ results: { kind: 'preparing', since, source: null }, copying: { kind: 'idle' } })
    }
    try {
      const compilation = await this.#pin(attempt)
      if (compilation === null) return true
      if (compilation.places.length === 0) {
        this.#empty()
        return false
      }
      void this.#showFirstRows(compilation, attempt, since)
      const size = await compilation.size
      if (attempt !== this.#attempt) return true
      this.#making = null
      if (this.#shown !== compilation) this.#release(this.#shown)
      this.#shown = compilation
      this.#shownResults = {
        kind: 'ready',
        source: compilation.client.rows(size, compilation.places),
        rows: size.rows,
        total: size.atMost,
        milliseconds: performance.now() - since,
        isOutdated: compilation.revision !== this.#counter.revision,
        fields: (compilation.input.recipe.rows?.fields ?? []).map(({ name }) => name),
      }
      this.#store.set({ results: this.#shownResults })
    } catch (error) {
      if (attempt !== this.#attempt || error instanceof SupersededError) return true
      this.#store.set({ results: toFailure(error) })
    }
    return true
  }

  async recipe(): Promise<Recipe | null> {
    return this.#shown === null ? null : await this.#input.recipe(this.#shown.input.recipeId)
  }

  stop(): void {
    if (this.#store.get().results.kind !== 'preparing') return
    this.#abandon()
    const before = this.#shownResults
    this.#store.set({ results: before.kind === 'ready' ? { ...before, isOutdated: true } : before })
  }

  async find(text: string): Promise<FindResult> {
    const shown = this.#shown
    if (shown === null) return { kind: 'none' }
    try {
      const { prefix, suffix } = toJoining(shown.input.recipe)
      const bare = prefix + text + suffix
      const row =
        (await shown.client.ask((api) => api.find(text))) ?? (await shown.client.ask((api) => api.find(bare)))
      return row === null ? { kind: 'none' } : { kind: 'found', row }
    } catch (error) {
      return toFailure(error)
    }
  }

  end(): void {
    this.#abandon()
    this.#release(this.#shown)
    this.#shown = null
  }

  /** Rows of words that are gone could be taken for the current ones. */
  #empty(): void {
    this.end()
    this.#shownResults = { kind: 'none' }
    this.#store.set({ results: this.#shownResults, copying: { kind: 'idle' } })
  }

  #release(compilation: Compilation | null): void {
    if (compilation === null) return
    compilation.client.release()
    void this.#input.dropRecipe(compilation.input.recipeId)
  }

  #abandon(): void {
    this.#attempt++
    if (this.#making !== this.#shown) this.#release(this.#making)
    this.#making = null
  }

  /** Pins the plan, so that later edits don't end it. Returns null if a newer attempt has started. */
  async #pin(attempt: number): Promise<Compilation | null> {
    if (this.#shown?.revision === this.#counter.revision) return this.#shown
    const compilation = await this.#counter.compile()
    if (attempt !== this.#attempt) return null
    this.#latest.give(compilation)
    void this.#input.holdRecipe(compilation.input.recipeId)
    this.#making = compilation
    return compilation
  }

  async #showFirstRows(compilation: Compilation, attempt: number, since: number): Promise<void> {
    const { first, input, places } = compilation
    const hasRowSettings = input.recipe.rows !== undefined
    const found = hasRowSettings ? await first : await this.#input.preview(FIRST_ROWS)
    const { results } = this.#store.get()
    if (found === null || attempt !== this.#attempt || results.kind !== 'preparing') return
    this.#store.set({ results: { kind: 'preparing', since, source: toSource(found.rows, places) } })
  }
}

function toSource(rows: readonly Row[], columns: readonly number[]): RowSource {
  return {
    columns,
    isNumbered: true,
    extent: BigInt(rows.length),
    after: async (key, count) => rows.slice(Number(key), Number(key) + count),
    before: async (key, count) => rows.slice(Math.max(0, Number(key) - count), Number(key)),
    whole: async (key) => toText(rows[Number(key)]?.segments ?? []),
  }
}

function toFailure(error: unknown) {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) } as const
}
