/** The hole of row `i` is at `starts[i] + i * hole`. A function per width keeps each one monomorphic. */
export function patchWindow(
  view: DataView,
  starts: Int32Array,
  rows: number,
  hole: number,
  origin: number,
  value: number,
): void {
  let shift = origin
  for (let row = 0; row < rows; row++) {
    view.setFloat64((starts[row] ?? 0) + shift, value, true)
    shift += hole
  }
}

export function patchWindows(
  view: DataView,
  starts: Int32Array,
  rows: number,
  hole: number,
  origin: number,
  value: number,
  distance: number,
  farValue: number,
): void {
  let shift = origin
  for (let row = 0; row < rows; row++) {
    const at = (starts[row] ?? 0) + shift
    view.setFloat64(at, value, true)
    view.setFloat64(at + distance, farValue, true)
    shift += hole
  }
}

export function patchHalfWindow(
  view: DataView,
  starts: Int32Array,
  rows: number,
  hole: number,
  origin: number,
  value: number,
): void {
  let shift = origin
  for (let row = 0; row < rows; row++) {
    view.setInt32((starts[row] ?? 0) + shift, value, true)
    shift += hole
  }
}

export function patchByte(
  view: DataView,
  starts: Int32Array,
  rows: number,
  hole: number,
  origin: number,
  value: number,
): void {
  let shift = origin
  for (let row = 0; row < rows; row++) {
    view.setUint8((starts[row] ?? 0) + shift, value)
    shift += hole
  }
}
