export const ROW_PIXELS = 24

/** Browsers can't lay out elements that are much higher. */
const HIGHEST_PIXELS = 12_000_000
const OVERSCAN = 12

export interface Scroll {
  readonly top: number
  readonly height: number
}

interface Window {
  readonly height: number
  readonly first: number
  readonly last: number
  readonly offset: (row: number) => number
}

/** The rows to render. If all rows together are too high, scrolling moves faster than the pixels do. */
export function toWindow(count: number, scroll: Scroll): Window {
  const whole = count * ROW_PIXELS
  const height = Math.min(whole, HIGHEST_PIXELS)
  const hidden = height - scroll.height
  const top = whole === height || hidden <= 0 ? scroll.top : (scroll.top / hidden) * (whole - scroll.height)
  return {
    height,
    first: Math.max(0, Math.floor(top / ROW_PIXELS) - OVERSCAN),
    last: Math.min(count, Math.ceil((top + scroll.height) / ROW_PIXELS) + OVERSCAN),
    offset: (row) => scroll.top + row * ROW_PIXELS - top,
  }
}
