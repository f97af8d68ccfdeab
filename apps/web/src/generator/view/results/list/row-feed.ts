export interface Keyed {
  readonly key: bigint
}

interface FeedSource<Item> {
  readonly extent: bigint
  after(key: bigint, count: number): Promise<readonly Item[]>
  before(key: bigint, count: number): Promise<readonly Item[]>
}

const PAGE = 64
const MAX_KEPT = 2048

/** Addresses rows by distance: 0 is the first row at or after the anchor, -1 is the row before that. */
export class RowFeed<Item extends Keyed> {
  readonly source: FeedSource<Item>
  readonly anchor: bigint
  readonly #changed: () => void
  #above: Item[] = []
  #below: Item[] = []
  #isAtStart: boolean
  #isAtEnd: boolean
  #isAskingAbove = false
  #isAskingBelow = false
  #error: unknown = null

  constructor(source: FeedSource<Item>, anchor: bigint, changed: () => void) {
    this.source = source
    this.anchor = anchor
    this.#changed = changed
    this.#isAtStart = anchor <= 0n
    this.#isAtEnd = anchor >= source.extent
  }

  get error(): unknown {
    return this.#error
  }

  /** The distance of the first row; null while unknown. `end` is one past the last row. */
  get first(): number | null {
    return this.#isAtStart ? -this.#above.length : null
  }

  get end(): number | null {
    return this.#isAtEnd ? this.#below.length : null
  }

  at(distance: number): Item | undefined {
    return distance < 0 ? this.#above.at(distance) : this.#below[distance]
  }

  want(from: number, to: number): void {
    if (this.#error !== null) return
    if (to + PAGE / 2 > this.#below.length && !this.#isAtEnd && !this.#isAskingBelow) void this.#askBelow(to)
    if (from - PAGE / 2 < -this.#above.length && !this.#isAtStart && !this.#isAskingAbove)
      void this.#askAbove(from)
  }

  get isLong(): boolean {
    return this.#above.length + this.#below.length > MAX_KEPT
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
