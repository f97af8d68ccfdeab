/**
 * Bytes are moved in windows of 8 as 64-bit floats, the widest store plain JavaScript has. A window of valid
 * UTF-8 is never the bit pattern of a NaN, which an engine may change: the byte 0x7f or 0xff never follows
 * one of 0xf0 or above.
 *
 * Copies write up to 7 bytes too many; whoever comes next writes over them.
 */

export function copyShort(
  target: DataView,
  at: number,
  source: DataView,
  from: number,
  length: number,
): void {
  for (let i = 0; i < length; i += 8) target.setFloat64(at + i, source.getFloat64(from + i, true), true)
}

/** Writes rows of a tail, each with the head in front of it, and returns where they end. */
export function weaveRows(
  target: DataView,
  at: number,
  head: DataView,
  headFrom: number,
  headLength: number,
  tail: DataView,
  starts: Int32Array,
  first: number,
  stop: number,
): number {
  let to = at
  let from = starts[first] ?? 0
  for (let row = first; row < stop; row++) {
    const end = starts[row + 1] ?? 0
    for (let i = 0; i < headLength; i += 8)
      target.setFloat64(to + i, head.getFloat64(headFrom + i, true), true)
    to += headLength
    const length = end - from
    for (let i = 0; i < length; i += 8) target.setFloat64(to + i, tail.getFloat64(from + i, true), true)
    to += length
    from = end
  }
  return to
}
