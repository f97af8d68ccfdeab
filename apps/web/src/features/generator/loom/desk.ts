import { type Row, toRow } from '../results/row-source.ts'
import { ColumnMirror } from './column-mirror.ts'
import { DEFAULT_OPTIONS, type LoomOptions, toTexts } from './options.ts'
import { packWords } from './packed-words.ts'
import { firstCombinations } from './preview.ts'
import type { Order } from './weaver.ts'

/** What the columns hold, counted. */
export interface Measure {
  /** Words a column, from left to right. */
  readonly items: readonly number[]
  /** Combinations before duplicates are removed; 0 without words. */
  readonly total: bigint
}

/** The first rows of what would be generated. */
export interface Preview {
  readonly rows: readonly Row[]
  /** The places of the columns that have words. */
  readonly columns: readonly number[]
}

/** The columns and options of a page, mirrored where counting them does not hold up typing. */
export class Desk {
  /** Also those that were taken out: a person may bring them back. */
  readonly #byId = new Map<string, ColumnMirror>()
  #columns: ColumnMirror[] = []
  #options: LoomOptions = DEFAULT_OPTIONS

  get columns(): readonly ColumnMirror[] {
    return this.#columns
  }

  get options(): LoomOptions {
    return this.#options
  }

  set options(options: LoomOptions) {
    this.#options = options
  }

  find(id: string): ColumnMirror | undefined {
    return this.#byId.get(id)
  }

  add(column: ColumnMirror): void {
    this.#byId.set(column.id, column)
    this.#columns.push(column)
  }

  /** Only the named columns count, in this order; unknown ones begin empty. */
  arrange(ids: readonly string[]): void {
    this.#columns = []
    for (const id of ids) this.add(this.#byId.get(id) ?? new ColumnMirror(id, '', 0))
  }

  measure(): Measure {
    const items = this.#words().map((words) => words.length)
    const filled = items.filter((count) => count > 0)
    return { items, total: filled.length === 0 ? 0n : filled.reduce((product, n) => product * BigInt(n), 1n) }
  }

  preview(count: number): Preview {
    const words = this.#words()
    const texts = toTexts(this.#options)
    const rows = firstCombinations(words, texts, this.#options.unique, count)
    return {
      rows: rows.map((parts, index) => toRow(BigInt(index), parts, texts)),
      columns: words.flatMap((list, place) => (list.length > 0 ? [place] : [])),
    }
  }

  order(): Order {
    const texts = toTexts(this.#options)
    return { columns: this.#words().map(packWords), texts, unique: this.#options.unique }
  }

  #words(): string[][] {
    const { removeWhitespace } = toTexts(this.#options)
    return this.#columns.map((column) => column.words(removeWhitespace))
  }
}
