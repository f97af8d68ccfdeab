export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  readonly left: number
  readonly top: number
}

export interface Control {
  readonly box: Box
  readonly weight: number
}

type Place = Pick<Box, 'left' | 'top'>

const MARGIN = 16
const STEP = 8
/** The room kept between a notification and a control. */
const GAP = 4

/** Prefers the bottom, then the top, then between, and the right. Where all is full, covers the least. */
export function findFreePlace(size: Size, view: Size, controls: readonly Control[]): Place {
  let best: Place = { left: MARGIN, top: MARGIN }
  let least = Number.POSITIVE_INFINITY
  for (const place of toPlaces(size, view)) {
    const covered = toCovered({ ...place, ...size }, controls)
    if (covered === 0) return place
    if (covered < least) [best, least] = [place, covered]
  }
  return best
}

export function isFree(box: Box, controls: readonly Control[]): boolean {
  return toCovered(box, controls) === 0
}

function toPlaces(size: Size, view: Size): Place[] {
  const right = Math.max(0, view.width - size.width - MARGIN)
  const lefts = [right, Math.round(right / 2 + MARGIN / 2), Math.min(MARGIN, right)]
  const bottom = Math.max(0, view.height - size.height - MARGIN)
  const between = Array.from({ length: Math.floor(bottom / STEP) }, (_, steps) => bottom - steps * STEP)
  const anywhere = Array.from({ length: Math.floor(right / STEP) }, (_, steps) => right - steps * STEP)
  return [
    ...[bottom, MARGIN, ...between].flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...between.flatMap((top) => anywhere.map((left) => ({ left, top }))),
  ]
}

function toCovered(box: Box, controls: readonly Control[]): number {
  let covered = 0
  for (const { box: control, weight } of controls) {
    const width = overlap(box.left, box.width, control.left, control.width)
    const height = overlap(box.top, box.height, control.top, control.height)
    if (width > 0 && height > 0) covered += (weight * width * height) / (control.width * control.height)
  }
  return covered
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength + GAP) - Math.max(start, otherStart - GAP)
}
