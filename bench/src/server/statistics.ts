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

/** By how much the second of each pair grows for each one of the first: least squares. */
export function slopeOf(points: readonly (readonly [number, number])[]): number {
  const meanOf = (part: 0 | 1) => points.reduce((sum, point) => sum + point[part], 0) / points.length
  const [meanX, meanY] = [meanOf(0), meanOf(1)]
  const sumOf = (term: (dx: number, dy: number) => number) =>
    points.reduce((sum, [x, y]) => sum + term(x - meanX, y - meanY), 0)
  return sumOf((dx, dy) => dx * dy) / sumOf((dx) => dx * dx)
}
