import { toTexts } from '@wordloom/contract'
import type { Compilation, LatestPlan } from '../compute/latest-plan.ts'
import { SupersededError } from '../compute/plan-client.ts'
import type { InputClient } from '../input/input-client.ts'
import { COUNT_TEXTS } from '../texts.ts'
import type { Column, GeneratorState } from './generator-state.ts'
import type { Store } from './store.ts'

/** Wait after the last keystroke before counting; longer for large texts, which take longer to count. */
const QUIET_MS = 25
const QUIET_LARGE_MS = 350
/** Hide a count that is older than this, because it may no longer be true. */
const STALE_MS = 250
const SAMPLE_ROWS = 6

export class Counter {
  readonly #store: Store<GeneratorState>
  readonly #input: InputClient
  readonly #latest: LatestPlan
  #revision = 0
  #counted = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #staleTimer: ReturnType<typeof setTimeout> | undefined
  #isCounting = false

  constructor(store: Store<GeneratorState>, input: InputClient, latest: LatestPlan) {
    this.#store = store
    this.#input = input
    this.#latest = latest
  }

  get revision(): number {
    return this.#revision
  }

  /** True if the latest words are counted and give no combinations. */
  get isEmpty(): boolean {
    return this.#counted === this.#revision && this.#store.get().count.total === 0n
  }

  touch(): void {
    this.#revision++
    const { results } = this.#store.get()
    if (results.kind === 'ready' && !results.isOutdated)
      this.#store.set({ results: { ...results, isOutdated: true } })
    this.#staleTimer ??= setTimeout(
      () => this.#store.set({ count: { kind: 'pending', total: null } }),
      STALE_MS,
    )
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#count(), this.#isLarge() ? QUIET_LARGE_MS : QUIET_MS)
  }

  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#staleTimer)
  }

  async compile(): Promise<Compilation> {
    await Promise.all(this.#store.get().columns.map((column) => column.document.settled()))
    const revision = this.#revision
    const current = this.#latest.current
    if (current?.revision === revision) return current
    return this.#latest.start(revision, await this.#input.planInput())
  }

  #isLarge(): boolean {
    return this.#store.get().columns.some(({ document }) => document.getSnapshot().view.kind === 'large')
  }

  async #count(): Promise<void> {
    if (this.#isCounting) return
    this.#isCounting = true
    while (this.#counted !== this.#revision) {
      const revision = this.#revision
      await this.#countOnce(revision)
      this.#counted = revision
    }
    this.#isCounting = false
  }

  async #countOnce(revision: number): Promise<void> {
    const { columns, options } = this.#store.get()
    await Promise.all(columns.map((column) => column.document.settled()))
    const [{ items, total }, preview] = await Promise.all([
      this.#input.measure(),
      this.#input.preview(SAMPLE_ROWS),
    ])
    clearTimeout(this.#staleTimer)
    this.#staleTimer = undefined
    const itemsById = new Map(columns.map((column, place) => [column.id, items[place] ?? null]))
    this.#store.set({
      columns: this.#store.get().columns.map((column) => withItems(column, itemsById.get(column.id) ?? null)),
      sample: {
        rows: preview.rows.map(({ parts, isCut }) => ({ parts, columns: preview.columns, isCut })),
        texts: toTexts(options),
      },
      count: { kind: 'pending', total },
    })
    if (revision !== this.#revision) return
    if (total === 0n) this.#store.set({ count: { kind: 'exact', total, distinct: null, bytes: 0n } })
    else void this.#follow(await this.compile(), total)
  }

  async #follow({ revision, input, client, size }: Compilation, total: bigint): Promise<void> {
    try {
      const { rows, atMost } = await size
      if (revision !== this.#revision) return
      if (rows === null) {
        this.#store.set({ count: { kind: 'at-most', total, atMost } })
        return
      }
      const exact = { kind: 'exact', total, distinct: input.unique ? rows : null } as const
      this.#store.set({ count: { ...exact, bytes: null } })
      const bytes = await client.bytesOf('txt')
      if (revision === this.#revision) this.#store.set({ count: { ...exact, bytes } })
    } catch (error) {
      if (error instanceof SupersededError || revision !== this.#revision) return
      this.#store.set({ count: { kind: 'failed', total, message: toCountFailure(error) } })
    }
  }
}

function withItems(column: Column, items: number | null): Column {
  return column.items === items ? column : { ...column, items }
}

function toCountFailure(error: unknown): string {
  return COUNT_TEXTS.failed(error instanceof Error ? error.message : String(error))
}
