/** A length that rules limit, such as the characters of a row. Lengths of texts side by side add up. */
export interface LengthBounds {
  readonly least: number
  /** `Infinity` if there is no upper bound. */
  readonly most: number
}

/** Returned by `add` for a sum that no row may have. */
export const TOO_LONG = -1

/** Packs one length per bound into a number. A length without upper bound stops at its lower bound. */
export interface CostSpace {
  /** Returns `TOO_LONG` if a length exceeds its bound. */
  toCost(lengths: readonly number[]): number
  /** Returns `TOO_LONG` if a sum exceeds its bound. Neither argument may be `TOO_LONG`. */
  add(a: number, b: number): number
  /** Returns whether every length reaches its lower bound. */
  isEnough(cost: number): boolean
}

/** Returns `null` if the bounds are too large to be packed. */
export function createCostSpace(bounds: readonly LengthBounds[]): CostSpace | null {
  const caps = bounds.map(({ least, most }) => (most === Number.POSITIVE_INFINITY ? least : most))
  const strides: number[] = []
  let room = 1
  for (const cap of caps) {
    strides.push(room)
    room *= cap + 1
  }
  if (room > Number.MAX_SAFE_INTEGER) return null

  function digit(cost: number, d: number): number {
    return Math.floor(cost / (strides[d] ?? 1)) % ((caps[d] ?? 0) + 1)
  }

  function put(length: number, d: number): number {
    const cap = caps[d] ?? 0
    if (length <= cap) return length * (strides[d] ?? 1)
    return bounds[d]?.most === Number.POSITIVE_INFINITY ? cap * (strides[d] ?? 1) : TOO_LONG
  }

  function pack(lengthOf: (d: number) => number): number {
    let cost = 0
    for (let d = 0; d < caps.length; d++) {
      const part = put(lengthOf(d), d)
      if (part === TOO_LONG) return TOO_LONG
      cost += part
    }
    return cost
  }

  return {
    toCost: (lengths) => pack((d) => lengths[d] ?? 0),
    add: (a, b) => pack((d) => digit(a, d) + digit(b, d)),
    isEnough: (cost) => bounds.every(({ least }, d) => digit(cost, d) >= least),
  }
}
