import type { Texts } from '@wordloom/contract'
import { compile, type Plan } from '@wordloom/engine'
import { unpackWords } from './packed-words.ts'
import { type Row, toRow } from './row-source.ts'

export interface PlanInput {
  readonly columns: readonly Uint8Array<ArrayBuffer>[]
  readonly texts: Texts
  readonly unique: boolean
  readonly recipeId: number
}

export interface PlanSize {
  /** Null if the distinct combinations are too ambiguous to count. */
  readonly rows: bigint | null
  readonly total: bigint
  /** Upper limit of the positions if the rows aren't counted. */
  readonly atMost: bigint
}

export class CompiledPlan {
  readonly plan: Plan
  readonly #texts: Texts

  constructor({ columns, texts, unique }: PlanInput) {
    this.#texts = texts
    const { separator, prefix, suffix } = texts
    this.plan = compile({ columns: columns.map(unpackWords), separator, prefix, suffix, unique })
  }

  get size(): PlanSize {
    const { plan } = this
    if (plan.kind === 'streamed') return { rows: null, total: plan.total, atMost: plan.atMost }
    return { rows: plan.size, total: plan.total, atMost: plan.size }
  }

  after(key: bigint, count: number): Row[] {
    const { plan } = this
    if (plan.kind === 'streamed') return this.#streamed(key, count)
    const rows: Row[] = []
    for (let index = key; index < plan.size && rows.length < count; index++) {
      rows.push(toRow(index, plan.parts(index), this.#texts))
    }
    return rows
  }

  before(key: bigint, count: number): Row[] {
    if (this.plan.kind === 'indexed') {
      const from = key > BigInt(count) ? key - BigInt(count) : 0n
      return this.after(from, Number(key - from))
    }
    // Duplicates leave gaps of unknown width, so search twice as far back until there are enough rows.
    for (let back = BigInt(count) * 2n; ; back *= 2n) {
      const from = key > back ? key - back : 0n
      const rows = this.#streamedBetween(from, key, count)
      if (rows.length >= count || from === 0n) return rows
    }
  }

  find(combination: string): bigint | null {
    const { plan } = this
    return plan.kind === 'indexed' ? plan.indexOf(combination) : plan.positionOf(combination)
  }

  whole(key: bigint): string {
    const { plan } = this
    return plan.kind === 'indexed' ? plan.at(key) : (plan.rows(key, 1)[0]?.text ?? '')
  }

  #streamed(position: bigint, count: number): Row[] {
    if (this.plan.kind !== 'streamed') return []
    return this.plan.rows(position, count).map((row) => toRow(row.position, row.parts, this.#texts))
  }

  #streamedBetween(from: bigint, to: bigint, count: number): Row[] {
    let found: Row[] = []
    for (let at = from; at < to; ) {
      const rows = this.#streamed(at, count)
      found = [...found, ...rows.filter((row) => row.key < to)].slice(-count)
      const last = rows.at(-1)
      if (last === undefined) break
      at = last.key + 1n
    }
    return found
  }
}
