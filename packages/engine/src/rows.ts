import type { Grid } from './grid.ts'

/** Converts a position into one word number per column: the digits of a mixed-radix number. */
export function toDigits(grid: Grid, position: bigint): number[] {
  const digits: number[] = []
  let rest = position
  for (let k = 0; k < grid.columns.length; k++) {
    const below = grid.below[k + 1] ?? 1n
    digits.push(Number(rest / below))
    rest %= below
  }
  return digits
}

export function toPosition(grid: Grid, digits: readonly number[]): bigint {
  return digits.reduce((position, digit, k) => position + BigInt(digit) * (grid.below[k + 1] ?? 1n), 0n)
}

export function toText(grid: Grid, digits: readonly number[]): string {
  return grid.columns.reduce((text, { words, tail }, k) => text + words[digits[k] ?? 0] + tail, grid.lead)
}

export function toParts(grid: Grid, digits: readonly number[]): string[] {
  return grid.columns.map(({ words }, k) => words[digits[k] ?? 0] ?? '')
}
