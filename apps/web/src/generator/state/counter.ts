import type { Compilation, LatestPlan } from '../compute/latest-plan.ts'
import { SupersededError } from '../compute/plan-client.ts'
import { RefusedError } from '../compute/row-problem.ts'
import type { Row } from '../compute/row-source.ts'
import type { InputClient } from '../input/input-client.ts'
import { COUNT_TEXTS } from '../texts.ts'
import type { Column, Count, GeneratorState, RowReport } from './generator-state.ts'
import type { RuleCounts } from './rows/rule-counts.ts'
import type { Store } from './store.ts'

/** Wait after the last keystroke before counting; longer for large texts, which take longer to count. */
const QUIET_MS = 25
const QUIET_LARGE_MS = 350
const LARGE_CHARACTERS = 200_000
/** Hide a count that is older than this, because it may no longer be true. */
const STALE_MS = 250
const SAMPLE_ROWS = 6

export const NO_WORDS: Count = { kind: 'exact', total: 0n, distinct: null, kept: null, bytes: 0n }
export const NO_REPORT: RowReport = { problems: [], dropped: [], broken: [], shortened: null, coverage: null }

export class Counter {
  readonly #store: Store<GeneratorState>
  readonly #input: InputClient
  readonly #latest: LatestPlan
  readonly #ruleCounts: RuleCounts
  #revision = 0
  #counted = -1
  /** The revision that the sample belongs to, under row settings. */
  #sampled = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #staleTimer: ReturnType<typeof setTimeout> | undefined
  #isCounting = false

  constructor(store: Store<GeneratorState>, input: InputClient, latest: LatestPlan, ruleCounts: RuleCounts) {
    this.#store = store
    this.#input = input
    this.#latest = latest
    this.#ruleCounts = ruleCounts
  }

  get revision(): number {
    return this.#revision
  }

  get isEmpty(): boolean {
    return this.#counted === this.#revision && this.#store.get().count.total === 0n
  }

  touch(): void {
    this.#revision++
    this.#ruleCounts.end()
    const { results } = this.#store.get()
    if (results.kind === 'ready' && !results.isOutdated)
      this.#store.set({ results: { ...results, isOutdated: true } })
    this.#staleTimer ??= setTimeout(() => {
      this.#store.set({ count: { kind: 'pending', total: null } })
      if (this.#hasRowSettings() && this.#sampled !== this.#revision) this.#store.set({ sample: [] })
    }, STALE_MS)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#count(), this.#isLarge() ? QUIET_LARGE_MS : QUIET_MS)
  }

  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#staleTimer)
    this.#ruleCounts.end()
  }

  async compile(): Promise<Compilation> {
    await Promise.all(this.#store.get().columns.map((column) => column.document.settled()))
    const revision = this.#revision
    const current = this.#latest.current
    if (current?.revision === revision) return current
    return this.#latest.start(revision, await this.#input.planInput())
  }

  #isLarge(): boolean {
    return this.#store.get().columns.some(({ document }) => {
      const { view } = document.getSnapshot()
      return document.isTakingIn || (view.kind === 'large' && view.large.characters > LARGE_CHARACTERS)
    })
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
    const { columns, count } = this.#store.get()
    const hasRowSettings = this.#hasRowSettings()
    await Promise.all(columns.map((column) => column.document.settled()))
    const [{ items, total, losesSpaces }, preview] = await Promise.all([
      this.#input.measure(),
      hasRowSettings ? null : this.#input.preview(SAMPLE_ROWS),
    ])
    const itemsById = new Map(columns.map((column, place) => [column.id, items[place] ?? null]))
    this.#store.set({
      columns: this.#store.get().columns.map((column) => withItems(column, itemsById.get(column.id) ?? null)),
      losesSpaces,
    })
    if (total === 0n) this.#show({ count: NO_WORDS, sample: [], rowReport: NO_REPORT })
    else if (preview !== null)
      this.#show({ count: { kind: 'pending', total }, sample: preview.rows, rowReport: NO_REPORT })
    // Only the plan knows how many rows there are under row settings. Until then, the count before them stays.
    else if (count.total === 0n) this.#store.set({ count: { kind: 'pending', total: null } })
    if (revision !== this.#revision || total === 0n) return
    const compilation = await this.compile()
    if (hasRowSettings) void this.#followFirst(compilation)
    void this.#follow(compilation)
  }

  /** Shows what is known about the latest words and settings. */
  #show(state: Partial<GeneratorState>): void {
    clearTimeout(this.#staleTimer)
    this.#staleTimer = undefined
    this.#store.set(state)
  }

  async #followFirst({ revision, client, first, size, places }: Compilation): Promise<void> {
    try {
      const found = await first
      const isEnough = found !== null && (found.isComplete || found.rows.length >= SAMPLE_ROWS)
      const rows = isEnough ? found.rows : await client.rows(await size, places).after(0n, SAMPLE_ROWS)
      this.#showSample(revision, rows.slice(0, SAMPLE_ROWS))
    } catch {
      // The count reports why there are no rows.
      this.#showSample(revision, [])
    }
  }

  #showSample(revision: number, sample: readonly Row[]): void {
    if (revision !== this.#revision) return
    this.#sampled = revision
    this.#store.set({ sample })
  }

  async #follow({ revision, input, client, size }: Compilation): Promise<void> {
    const { unique, rows: settings } = input.recipe
    try {
      const counted = await size
      if (revision !== this.#revision) return
      this.#ruleCounts.start(counted)
      const { rows, total, atMost, warnings, coverage } = counted
      const rowReport = { ...NO_REPORT, problems: warnings, coverage }
      if (rows === null) {
        const hasRowSettings = settings !== undefined
        this.#show({ count: { kind: 'at-most', total, atMost, hasRowSettings }, rowReport })
        return
      }
      const kept = settings === undefined ? null : rows
      const distinct = kept === null && unique ? rows : null
      const exact = { kind: 'exact', total, distinct, kept } as const
      this.#show({ count: { ...exact, bytes: null }, rowReport })
      const bytes = await client.ask((api) => api.bytesOf({ format: 'txt' }))
      if (revision === this.#revision) this.#store.set({ count: { ...exact, bytes } })
    } catch (error) {
      if (error instanceof SupersededError || revision !== this.#revision) return
      if (error instanceof RefusedError) {
        const rowReport = { ...NO_REPORT, problems: [error.problem] }
        this.#show({ count: { kind: 'failed', total: null, message: error.message }, rowReport })
      } else {
        const { total } = this.#store.get().count
        this.#show({ count: { kind: 'failed', total, message: toCountFailure(error) } })
      }
    }
  }

  #hasRowSettings(): boolean {
    return Object.keys(this.#store.get().rows).length > 0
  }
}

function withItems(column: Column, items: number | null): Column {
  return column.items === items ? column : { ...column, items }
}

function toCountFailure(error: unknown): string {
  return COUNT_TEXTS.failed(error instanceof Error ? error.message : String(error))
}
