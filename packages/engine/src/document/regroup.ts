/** Chunks belong to the caller. All but the last have `size` bytes. @throws {RangeError} if that isn't above 0. */
export function* regroup(chunks: Iterable<Uint8Array>, size: number): Iterable<Uint8Array> {
  if (!Number.isSafeInteger(size) || size < 1) {
    throw new RangeError(`A chunk can't have ${size} bytes: give a whole number above 0.`)
  }
  let group = new Uint8Array(size)
  let filled = 0
  for (const chunk of chunks) {
    for (let done = 0; done < chunk.length; ) {
      const length = Math.min(chunk.length - done, size - filled)
      group.set(chunk.subarray(done, done + length), filled)
      done += length
      filled += length
      if (filled === size) {
        yield group
        group = new Uint8Array(size)
        filled = 0
      }
    }
  }
  if (filled > 0) yield group.slice(0, filled)
}
