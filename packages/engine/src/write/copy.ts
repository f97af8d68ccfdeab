/**
 * Copies 8 bytes at a time as 64-bit floats, the widest store in plain JavaScript. Valid UTF-8 never forms a
 * NaN, whose bits a JavaScript engine may change: 0x7f and 0xff never follow a byte of 0xf0 or above.
 *
 * A copy writes up to 7 bytes too many; the next write overwrites them.
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

export function joinRows(
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
