import type { RowRule } from '@wordloom/contract'
import { isShortened } from '@wordloom/targets'
import type { PlanSize } from '../../compute/compiled-plan.ts'
import { PlanClient, SupersededError } from '../../compute/plan-client.ts'
import type { LeftOut } from '../../compute/single-rules.ts'
import type { InputClient } from '../../input/input-client.ts'
import { RULE_TEXTS } from '../../texts.ts'
import type { GeneratorState, RowReport } from '../generator-state.ts'
import type { Store } from '../store.ts'

/** Wait after the count, so that the next keystroke needs no other worker. */
const QUIET_MS = 200

/** Counts what each rule drops, in a worker of its own, so that the rows themselves never wait for it. */
export class RuleCounts {
  readonly #store: Store<GeneratorState>
  readonly #input: InputClient
  #client: PlanClient | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: Store<GeneratorState>, input: InputClient) {
    this.#store = store
    this.#input = input
  }

  /** Call it once the rows are counted. Newer words or settings must `end` it. */
  start(size: PlanSize): void {
    this.end()
    const { rules = [] } = this.#store.get().rows
    if (rules.some(isCounted)) this.#timer = setTimeout(() => void this.#count(size), QUIET_MS)
  }

  async leftOut(rule: number | null, from: bigint, count: number): Promise<LeftOut> {
    try {
      const client = this.#client ?? (await this.#begin())
      return await client.ask((api) => api.findLeftOut(rule, from, count))
    } catch (error) {
      if (error instanceof SupersededError) return { rows: [], next: null }
      throw error
    }
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#client?.release()
    this.#client = null
  }

  async #begin(): Promise<PlanClient> {
    const client = new PlanClient()
    this.#client = client
    client.take(await this.#input.recipeInput())
    return client
  }

  async #count({ rows: kept, total }: PlanSize): Promise<void> {
    const { rules = [] } = this.#store.get().rows
    try {
      const client = this.#client ?? (await this.#begin())
      for (const [number, rule] of rules.entries()) {
        const dropped = isCounted(rule) ? await client.ask((api) => api.countDropped(number)) : null
        if (this.#client !== client) return
        this.#report((report) => ({ dropped: toCounts(report.dropped, rules.length).with(number, dropped) }))
        if (rule.kind !== 'target') continue
        const broken = await client.ask((api) => api.countBroken(number))
        if (this.#client !== client) return
        this.#report(() => ({ broken }))
        if (!isShortened(this.#store.get().rows.fields ?? [])) continue
        const shortened = await client.ask((api) => api.countShortened(number))
        if (this.#client !== client) return
        this.#report(() => ({ shortened }))
      }
      if (kept !== 0n || total === 0n) return
      const culprit = await client.ask((api) => api.findCulprit())
      if (culprit === null || this.#client !== client) return
      const place = { part: 'rule', number: culprit.rule, range: null } as const
      const message = culprit.isAlone ? RULE_TEXTS.leavesNothing : RULE_TEXTS.leavesNothingTogether
      this.#report(({ problems }) => ({ problems: [...problems, { place, message, isWarning: true }] }))
    } catch (error) {
      if (!(error instanceof SupersededError)) throw error
    }
  }

  #report(toChange: (report: RowReport) => Partial<RowReport>): void {
    const { rowReport } = this.#store.get()
    this.#store.set({ rowReport: { ...rowReport, ...toChange(rowReport) } })
  }
}

/** A target says how many rows don't fit even if they stay. */
function isCounted({ kind, isOff }: RowRule): boolean {
  return isOff !== true || kind === 'target'
}

function toCounts(known: RowReport['dropped'], count: number): (bigint | null)[] {
  return Array.from({ length: count }, (_, rule) => known[rule] ?? null)
}
