const [LINE_FEED, CARRIAGE_RETURN, QUOTE] = [0x0a, 0x0d, 0x22]

/** Lines as ranges of the bytes of a file: line `i` is from `bounds[2 * i]` to before `bounds[2 * i + 1]`. */
export interface LineRanges {
  readonly bytes: Uint8Array
  readonly bounds: Uint32Array
}

/**
 * Finds the lines of UTF-8 bytes, with the line ends CRLF, LF or CR, as `LineReader` does. Returns `null` if a quote may
 * open a cell that isn't its line.
 */
export function findLines(bytes: Uint8Array, { hasPlainQuotes = false } = {}): LineRanges | null {
  const [first, second, third] = bytes
  let from = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
  let bounds = new Uint32Array(2 * (512 + (bytes.length >> 4)))
  let count = 0
  let [feed, carriageReturn] = [-1, -1]
  while (from < bytes.length) {
    if (bytes[from] === QUOTE && !hasPlainQuotes && !isPlainQuote(bytes, from)) return null
    if (feed < from) feed = indexOrEnd(bytes, LINE_FEED, from)
    if (carriageReturn < from) carriageReturn = indexOrEnd(bytes, CARRIAGE_RETURN, from)
    const to = Math.min(feed, carriageReturn)
    if (count + 2 > bounds.length) bounds = twice(bounds)
    bounds[count++] = from
    bounds[count++] = to
    from = feed === carriageReturn + 1 ? feed + 1 : to + 1
  }
  return { bytes, bounds: bounds.subarray(0, count) }
}

/** True if the next quote is on the same line and isn't doubled, so that neither belongs to a cell in quotes. */
function isPlainQuote(bytes: Uint8Array, at: number): boolean {
  let next = at + 1
  while (next < bytes.length && bytes[next] !== LINE_FEED && bytes[next] !== CARRIAGE_RETURN) {
    if (bytes[next] === QUOTE) return bytes[next + 1] !== QUOTE
    next++
  }
  return false
}

function indexOrEnd(bytes: Uint8Array, sought: number, from: number): number {
  const found = bytes.indexOf(sought, from)
  return found === -1 ? bytes.length : found
}

function twice(bounds: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(2 * bounds.length)
  longer.set(bounds)
  return longer
}
