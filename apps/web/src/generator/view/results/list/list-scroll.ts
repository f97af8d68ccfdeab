import type { LineSource } from './lines.ts'
import { type Keyed, RowFeed } from './row-feed.ts'
import { type Place, ScrollMap } from './scroll-map.ts'

/** Longer movements, in pixels, happen only when the user drags the scroll bar. */
const MAX_FOLLOWED = 4000
const OVERSCAN = 12
const IDLE_MS = 150

export interface DrawnLine<Item> {
  readonly top: number
  readonly line: Item | undefined
}

export interface ListView<Item> {
  readonly height: number
  readonly lines: readonly DrawnLine<Item>[]
  readonly first: Item | null
  readonly last: Item | null
  readonly error: unknown
}

export class ListScroll<Item extends Keyed> {
  readonly #box: HTMLElement
  readonly #rowHeight: number
  readonly #show: (view: ListView<Item>) => void
  #source: LineSource<Item>
  #feed: RowFeed<Item>
  #map: ScrollMap
  #base = 0
  #lastTop = 0
  #idleTimer: ReturnType<typeof setTimeout> | null = null

  constructor(
    box: HTMLElement,
    rowHeight: number,
    source: LineSource<Item>,
    show: (view: ListView<Item>) => void,
  ) {
    this.#box = box
    this.#rowHeight = rowHeight
    this.#show = show
    this.#source = source
    this.#map = new ScrollMap(source.extent, rowHeight, box.clientHeight)
    this.#feed = new RowFeed(source, 0n, () => this.#draw())
    box.addEventListener('scroll', this.#scrolled, { passive: true })
    this.#draw()
  }

  end(): void {
    this.#box.removeEventListener('scroll', this.#scrolled)
    if (this.#idleTimer !== null) clearTimeout(this.#idleTimer)
  }

  setSource(source: LineSource<Item>): void {
    const isAtEnd = this.#isAtEnd
    const { row: line, offset } = this.#topPlace()
    const before = this.#source.perLine
    this.#source = source
    this.resized()
    if (before === source.perLine) this.#settle({ row: line, offset })
    else if (isAtEnd) this.toEnd()
    else this.#settle({ row: (line * before) / source.perLine, offset: 0 })
  }

  resized(): void {
    this.#map = new ScrollMap(this.#source.extent, this.#rowHeight, this.#box.clientHeight)
    this.#draw()
  }

  moveBy(rows: number): void {
    const rest = (this.#box.scrollTop - this.#base) % this.#rowHeight
    this.#box.scrollTop += rows * this.#rowHeight - rest
  }

  page(direction: 1 | -1): void {
    this.moveBy(direction * Math.max(1, this.#visibleRows - 1))
  }

  toStart(): void {
    this.#settle({ row: 0n, offset: 0 })
  }

  toEnd(): void {
    this.#draw()
    this.#settle(this.#map.toPlace(Number.POSITIVE_INFINITY))
  }

  goTo(wanted: bigint): void {
    const row = wanted / this.#source.perLine
    const above = BigInt(Math.floor(this.#visibleRows / 2))
    const last = this.#map.toPlace(Number.POSITIVE_INFINITY)
    const top = row > above ? row - above : 0n
    if (this.#source.isNumbered && top > last.row) this.#settle(last)
    // Without row numbers, we don't know which positions above the row exist.
    else this.#settle({ row: this.#source.isNumbered ? top : row, offset: 0 })
  }

  /** Never true for a list that doesn't scroll. */
  get #isAtEnd(): boolean {
    const { scrollTop, clientHeight } = this.#box
    return scrollTop > 0 && scrollTop + clientHeight >= this.#map.height - 1
  }

  get #visibleRows(): number {
    return Math.floor(this.#box.clientHeight / this.#rowHeight)
  }

  /** If row numbers have gaps, only the rows already read are known. */
  #topPlace(): Place {
    const distance = Math.floor((this.#box.scrollTop - this.#base) / this.#rowHeight)
    const offset = this.#box.scrollTop - this.#base - distance * this.#rowHeight
    const key = this.#source.isNumbered
      ? this.#feed.anchor + BigInt(distance)
      : (this.#feed.at(distance)?.key ?? this.#feed.anchor)
    return { row: key < 0n ? 0n : key, offset }
  }

  #settle(place: Place): void {
    this.#feed = new RowFeed(this.#source, place.row, () => this.#draw())
    this.#box.scrollTop = this.#map.toScrollTop(place)
    // Read the position back, because browsers may round it.
    this.#lastTop = this.#box.scrollTop
    this.#base = this.#lastTop - place.offset
    this.#draw()
  }

  readonly #scrolled = (): void => {
    const top = this.#box.scrollTop
    const moved = top - this.#lastTop
    this.#lastTop = top
    if (Math.abs(moved) > MAX_FOLLOWED) {
      const place = this.#map.toPlace(top)
      this.#feed = new RowFeed(this.#source, place.row, () => this.#draw())
      this.#base = top - place.offset
    }
    this.#draw()
    if (this.#idleTimer !== null) clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#rest(), IDLE_MS)
  }

  #rest(): void {
    const place = this.#topPlace()
    if (this.#feed.isLong) {
      this.#base = this.#box.scrollTop - place.offset
      this.#feed = new RowFeed(this.#source, place.row, () => this.#draw())
    }
    this.#shiftTo(this.#map.toScrollTop(place))
    this.#draw()
  }

  #shiftTo(scrollTop: number): void {
    const before = this.#box.scrollTop
    if (Math.abs(scrollTop - before) < 1) return
    this.#box.scrollTop = scrollTop
    this.#lastTop = this.#box.scrollTop
    this.#base += this.#lastTop - before
  }

  #keepInside(): void {
    const top = this.#box.scrollTop
    const { first, end } = this.#feed
    const firstTop = first === null ? null : this.#base + first * this.#rowHeight
    const bottom = end === null ? null : this.#base + end * this.#rowHeight
    const viewBottom = top + this.#box.clientHeight
    if (firstTop !== null && firstTop > top - (top === 0 ? 1 : 0) && firstTop !== 0) {
      this.#base -= firstTop
      this.#box.scrollTop = 0
      this.#lastTop = 0
    } else if (bottom !== null && bottom < viewBottom && firstTop !== 0) {
      const highest = Math.max(0, this.#map.height - this.#box.clientHeight)
      this.#box.scrollTop = highest
      this.#lastTop = this.#box.scrollTop
      this.#base = this.#lastTop + this.#box.clientHeight - (end ?? 0) * this.#rowHeight
    }
  }

  #draw(): void {
    this.#keepInside()
    const top = this.#box.scrollTop - this.#base
    const firstSeen = Math.floor(top / this.#rowHeight)
    const endSeen = Math.ceil((top + this.#box.clientHeight) / this.#rowHeight)
    this.#feed.want(firstSeen - OVERSCAN, endSeen + OVERSCAN)
    const from = Math.max(firstSeen - OVERSCAN, this.#feed.first ?? Number.NEGATIVE_INFINITY)
    const to = Math.min(endSeen + OVERSCAN, this.#feed.end ?? Number.POSITIVE_INFINITY)
    const lines: DrawnLine<Item>[] = []
    for (let distance = from; distance < to; distance++) {
      lines.push({ top: this.#base + distance * this.#rowHeight, line: this.#feed.at(distance) })
    }
    this.#show({
      height: this.#map.height,
      lines,
      first: this.#feed.at(firstSeen) ?? null,
      last: this.#feed.at(Math.min(endSeen, this.#feed.end ?? endSeen) - 1) ?? null,
      error: this.#feed.error,
    })
  }
}
