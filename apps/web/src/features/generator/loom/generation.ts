import { type Recipe, type Texts, toTexts } from '@wordloom/contract'
import { type RowSource, toWholeText } from '../results/row-source.ts'
import { COUNT_TEXTS } from '../texts.ts'
import type { Counter } from './counter.ts'
import type { Preview } from './desk.ts'
import type { DeskLink } from './desk-link.ts'
import type { FindResult, LoomState, Results } from './loom.ts'
import type { Store } from './store.ts'
import { SupersededError } from './weaver-link.ts'
import type { NewestWeaving, Weaving } from './weaving.ts'

const FIRST_ROWS = 200

export class Generation {
  readonly #store: Store<LoomState>
  readonly #desk: DeskLink
  readonly #counter: Counter
  readonly #newest: NewestWeaving
  #attempt = 0
  #making: Weaving | null = null
  #shown: Weaving | null = null
  #shownResults: Results = { kind: 'none' }

  constructor(store: Store<LoomState>, desk: DeskLink, counter: Counter, newest: NewestWeaving) {
    this.#store = store
    this.#desk = desk
    this.#counter = counter
    this.#newest = newest
  }

  get shown(): Weaving | null {
    return this.#shown
  }

  async generate(): Promise<void> {
    const since = performance.now()
    this.#abandon()
    const attempt = this.#attempt
    this.#store.set({ results: { kind: 'preparing', since, source: null }, copying: { kind: 'idle' } })
    try {
      const weaving = await this.#pin(attempt)
      if (weaving === null) return
      if (weaving.places.length === 0) throw new Error(COUNT_TEXTS.noWords)
      void this.#showFirstRows(attempt, since)
      const woven = await weaving.woven
      if (attempt !== this.#attempt) return
      this.#making = null
      if (this.#shown !== weaving) this.#release(this.#shown)
      this.#shown = weaving
      this.#shownResults = {
        kind: 'ready',
        source: weaving.link.rows(woven, weaving.order.texts, weaving.places),
        rows: woven.rows,
        total: woven.atMost,
        milliseconds: performance.now() - since,
        isOutdated: weaving.revision !== this.#counter.revision,
      }
      this.#store.set({ results: this.#shownResults })
    } catch (error) {
      if (attempt !== this.#attempt || error instanceof SupersededError) return
      this.#store.set({
        results: { kind: 'failed', message: error instanceof Error ? error.message : String(error) },
      })
    }
  }

  async recipe(): Promise<Recipe | null> {
    return this.#shown === null ? null : await this.#desk.recipe(this.#shown.order.recipeId)
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
      const bare = toWholeText([text], shown.order.texts)
      const row = (await shown.link.find(text)) ?? (await shown.link.find(bare))
      return row === null ? { kind: 'none' } : { kind: 'found', row }
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
    }
  }

  end(): void {
    this.#abandon()
    this.#release(this.#shown)
    this.#shown = null
  }

  #release(weaving: Weaving | null): void {
    if (weaving === null) return
    weaving.link.release()
    void this.#desk.dropRecipe(weaving.order.recipeId)
  }

  #abandon(): void {
    this.#attempt++
    if (this.#making !== this.#shown) this.#release(this.#making)
    this.#making = null
  }

  /** Pins the plan, so that later edits don't end it. Returns null if a newer attempt has started. */
  async #pin(attempt: number): Promise<Weaving | null> {
    if (this.#shown?.revision === this.#counter.revision) return this.#shown
    const weaving = await this.#counter.weave()
    if (attempt !== this.#attempt) return null
    this.#newest.give(weaving)
    void this.#desk.holdRecipe(weaving.order.recipeId)
    this.#making = weaving
    return weaving
  }

  async #showFirstRows(attempt: number, since: number): Promise<void> {
    const texts = toTexts(this.#store.get().options)
    const preview = await this.#desk.preview(FIRST_ROWS)
    const { results } = this.#store.get()
    if (attempt !== this.#attempt || results.kind !== 'preparing') return
    this.#store.set({ results: { kind: 'preparing', since, source: toSource(preview, texts) } })
  }
}

function toSource({ rows, columns }: Preview, texts: Texts): RowSource {
  return {
    texts,
    columns,
    isNumbered: true,
    extent: BigInt(rows.length),
    after: async (key, count) => rows.slice(Number(key), Number(key) + count),
    before: async (key, count) => rows.slice(Math.max(0, Number(key) - count), Number(key)),
    whole: async (key) => toWholeText(rows[Number(key)]?.parts ?? [], texts),
  }
}
