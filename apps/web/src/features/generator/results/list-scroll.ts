import { RowFeed } from './row-feed.ts'
import type { Row, RowSource } from './row-source.ts'
import { type Place, ScrollMap } from './scroll-map.ts'

/** Movements up to this are followed pixel by pixel; only a dragged scroll bar makes larger ones. */
const MOST_FOLLOWED = 4000
/** Rows drawn beyond what is seen, so that fast scrolling shows no gaps. */
const OVERSCAN = 12
const IDLE_MS = 150

/** What is drawn: rows at their pixel positions in the scrolled box. */
export interface DrawnRow {
  readonly top: number
  /** `undefined` while it is on its way. */
  readonly row: Row | undefined
}

export interface ListView {
  readonly height: number
  readonly rows: readonly DrawnRow[]
  /** The first and the last row that is seen. */
  readonly first: Row | null
  readonly last: Row | null
  readonly error: unknown
}

/**
 * Scrolls any number of rows in a box of bounded height. Rows near each other lie pixel by pixel below each other, so
 * wheel, touch and keys move exactly; when the scrolling rests, the scroll bar is put where it belongs in the whole.
 */
export class ListScroll {
  readonly #box: HTMLElement
  readonly #rowHeight: number
  readonly #show: (view: ListView) => void
  #source: RowSource
  #feed: RowFeed
  #map: ScrollMap
  /** The pixel position of the feed's anchor. */
  #base = 0
  #lastTop = 0
  #idleTimer: ReturnType<typeof setTimeout> | null = null

  constructor(box: HTMLElement, rowHeight: number, source: RowSource, show: (view: ListView) => void) {
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

  /** Shows other rows, from the row on that is at the top now. */
  setSource(source: RowSource): void {
    const place = this.#topPlace()
    this.#source = source
    this.resized()
    this.#settle(place)
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

  /** Puts a row into the middle of the view. */
  goTo(row: bigint): void {
    const above = BigInt(Math.floor(this.#visibleRows / 2))
    const last = this.#map.toPlace(Number.POSITIVE_INFINITY)
    const top = row > above ? row - above : 0n
    if (this.#source.isNumbered && top > last.row) this.#settle(last)
    // Without numbers nobody knows which positions above the row are left.
    else this.#settle({ row: this.#source.isNumbered ? top : row, offset: 0 })
  }

  get #visibleRows(): number {
    return Math.floor(this.#box.clientHeight / this.#rowHeight)
  }

  /** The place at the top of the view; rows whose numbers have gaps are known by what has been read of them. */
  #topPlace(): Place {
    const distance = Math.floor((this.#box.scrollTop - this.#base) / this.#rowHeight)
    const offset = this.#box.scrollTop - this.#base - distance * this.#rowHeight
    const key = this.#source.isNumbered
      ? this.#feed.anchor + BigInt(distance)
      : (this.#feed.at(distance)?.key ?? this.#feed.anchor)
    return { row: key < 0n ? 0n : key, offset }
  }

  /** Begins anew around a place, with the scroll bar where the place is in the whole. */
  #settle(place: Place): void {
    this.#feed = new RowFeed(this.#source, place.row, () => this.#draw())
    this.#box.scrollTop = this.#map.toScrollTop(place)
    // What the browser made of it: it may round.
    this.#lastTop = this.#box.scrollTop
    this.#base = this.#lastTop - place.offset
    this.#draw()
  }

  readonly #scrolled = (): void => {
    const top = this.#box.scrollTop
    const moved = top - this.#lastTop
    this.#lastTop = top
    if (Math.abs(moved) > MOST_FOLLOWED) {
      const place = this.#map.toPlace(top)
      this.#feed = new RowFeed(this.#source, place.row, () => this.#draw())
      this.#base = top - place.offset
    }
    this.#draw()
    if (this.#idleTimer !== null) clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#rest(), IDLE_MS)
  }

  /** Puts the scroll bar where the top row is in the whole, with the rows staying where they are seen. */
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

  /** Neither above the first row nor below the last one is there anything to be seen. */
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
    const rows: DrawnRow[] = []
    for (let distance = from; distance < to; distance++) {
      rows.push({ top: this.#base + distance * this.#rowHeight, row: this.#feed.at(distance) })
    }
    this.#show({
      height: this.#map.height,
      rows,
      first: this.#feed.at(firstSeen) ?? null,
      last: this.#feed.at(Math.min(endSeen, this.#feed.end ?? endSeen) - 1) ?? null,
      error: this.#feed.error,
    })
  }
}
