import type { Row, RowSource } from './row-source.ts'

/** Rows asked for at a time, on each side of what is seen. */
const PAGE = 64
/** Rows kept; those far from what is seen are dropped. */
const MOST_KEPT = 2048

/**
 * The rows around a place in a list, by their distance from it: 0 is the first row at or after the anchor, -1 the one
 * before. It asks for more on both sides as they are wanted, and tells when they have come.
 */
export class RowFeed {
  readonly source: RowSource
  readonly anchor: bigint
  readonly #changed: () => void
  #above: Row[] = []
  #below: Row[] = []
  #isAtStart: boolean
  #isAtEnd: boolean
  #isAskingAbove = false
  #isAskingBelow = false
  #error: unknown = null

  constructor(source: RowSource, anchor: bigint, changed: () => void) {
    this.source = source
    this.anchor = anchor
    this.#changed = changed
    this.#isAtStart = anchor <= 0n
    this.#isAtEnd = anchor >= source.extent
  }

  get error(): unknown {
    return this.#error
  }

  /** Distances of the first and one past the last row, as far as they are known. */
  get first(): number | null {
    return this.#isAtStart ? -this.#above.length : null
  }

  get end(): number | null {
    return this.#isAtEnd ? this.#below.length : null
  }

  at(distance: number): Row | undefined {
    return distance < 0 ? this.#above.at(distance) : this.#below[distance]
  }

  /** Makes the rows at these distances be there soon, and some more around them. */
  want(from: number, to: number): void {
    if (this.#error !== null) return
    if (to + PAGE / 2 > this.#below.length && !this.#isAtEnd && !this.#isAskingBelow) void this.#askBelow(to)
    if (from - PAGE / 2 < -this.#above.length && !this.#isAtStart && !this.#isAskingAbove)
      void this.#askAbove(from)
  }

  /** Whether so many rows have been passed that a feed around another anchor is better. */
  get isLong(): boolean {
    return this.#above.length + this.#below.length > MOST_KEPT
  }

  async #askBelow(to: number): Promise<void> {
    this.#isAskingBelow = true
    const key = (this.#below.at(-1)?.key ?? this.anchor - 1n) + 1n
    await this.#ask(async () => {
      const count = Math.max(PAGE, to + PAGE - this.#below.length)
      const rows = await this.source.after(key, count)
      this.#below = [...this.#below, ...rows]
      this.#isAtEnd = rows.length < count || (rows.at(-1)?.key ?? 0n) + 1n >= this.source.extent
    })
    this.#isAskingBelow = false
    this.#changed()
  }

  async #askAbove(from: number): Promise<void> {
    this.#isAskingAbove = true
    const key = this.#above[0]?.key ?? this.anchor
    await this.#ask(async () => {
      const count = Math.max(PAGE, PAGE - from - this.#above.length)
      const rows = await this.source.before(key, count)
      this.#above = [...rows, ...this.#above]
      this.#isAtStart = rows.length < count || rows[0]?.key === 0n
    })
    this.#isAskingAbove = false
    this.#changed()
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    try {
      await question()
    } catch (error) {
      this.#error = error
    }
  }
}
