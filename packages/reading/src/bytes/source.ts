/** Text that is already decoded, bytes, or a file that can be read more than once. */
export type FileSource = string | Uint8Array | Blob

const PIECE_BYTES = 256 * 1024

/** The bytes in pieces, so that a large file is never in memory as a whole. */
export async function* bytesOf(source: Uint8Array | Blob): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) {
    for (let at = 0; at < source.length; at += PIECE_BYTES) yield source.subarray(at, at + PIECE_BYTES)
    return
  }
  const reader = source.stream().getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}

export async function allBytes(source: Uint8Array | Blob): Promise<Uint8Array> {
  return source instanceof Uint8Array ? source : new Uint8Array(await source.arrayBuffer())
}

export function sizeOf(source: Uint8Array | Blob): number {
  return source instanceof Uint8Array ? source.length : source.size
}

export async function firstBytes(source: Uint8Array | Blob, most: number): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return source.subarray(0, most)
  return new Uint8Array(await source.slice(0, most).arrayBuffer())
}
