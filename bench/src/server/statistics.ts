export function median(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

/** The value below which such a share of all is. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * By how much the second of each pair grows for each one of the first: the median of the slopes between any two of them
 * (Theil-Sen), which what comes and goes does not move.
 */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  return median(
    points.flatMap(([x, y], place) => points.slice(place + 1).map(([x2, y2]) => (y2 - y) / (x2 - x))),
  )
}
