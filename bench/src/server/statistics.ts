export function median(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the median slope between all pairs of points (Theil-Sen), which ignores temporary peaks. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  return median(
    points.flatMap(([x, y], place) => points.slice(place + 1).map(([x2, y2]) => (y2 - y) / (x2 - x))),
  )
}
