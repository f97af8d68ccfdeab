import type { Encoding } from '../encodings.ts'
import { ReadingError } from '../reading-error.ts'
import { UNKNOWN_BINARY } from './file-kind.ts'
import { bytesOf, sizeOf } from './source.ts'

export interface DetectedEncoding {
  readonly encoding: Encoding
  /** False if the letters decided. */
  readonly isCertain: boolean
}

const CUT_OFF =
  'This UTF-16 file ends in the middle of a character, so it was cut off. Export or download it again.'

const OFFLINE =
  "The file isn't UTF-8, and the part that finds its encoding can't be loaded without a network. Choose the encoding, or connect and try again."

/** Other encodings rarely make characters of UTF-8. Fewer broken bytes than this share of them are a mistake in UTF-8. */
const BROKEN_SHARE = 0.5

/**
 * Byte order marks decide first, then zero bytes for UTF-16, then whether all bytes are UTF-8. For other bytes, a
 * detector that knows languages is loaded.
 *
 * @throws {ReadingError} if it's cut off, binary, or UTF-8 with a few broken bytes
 */
export async function detectEncoding(source: Uint8Array | Blob): Promise<DetectedEncoding> {
  const scan = new ByteScan()
  for await (const bytes of bytesOf(source)) scan.add(bytes)
  const marked = scan.mark
  if (marked === 'utf-8') {
    scan.end()
    if (scan.firstBroken !== null) throw await broken(source, scan.firstBroken)
    return { encoding: marked, isCertain: true }
  }
  const utf16 = marked ?? scan.utf16()
  if (utf16 !== null) {
    if (sizeOf(source) % 2 !== 0) throw new ReadingError('cut-off', CUT_OFF)
    return { encoding: utf16, isCertain: true }
  }
  if (scan.zeros > 0) throw new ReadingError('not-text', UNKNOWN_BINARY)
  scan.end()
  if (scan.firstBroken === null) return { encoding: 'utf-8', isCertain: true }
  if (scan.brokenBytes < BROKEN_SHARE * scan.charactersBeyondAscii)
    throw await broken(source, scan.firstBroken)
  // Loaded only here, because most files are UTF-8.
  const { guessEncoding } = await import('./guess-encoding.ts').catch((cause: unknown) => {
    throw new ReadingError('encoding', OFFLINE, null, { cause })
  })
  return { encoding: guessEncoding(scan.sample()), isCertain: false }
}

async function broken(source: Uint8Array | Blob, offset: number): Promise<ReadingError> {
  const line = await lineAt(source, offset)
  const sentence = `The file is UTF-8, but line ${line} has bytes that aren't. Correct that line, or choose the encoding.`
  return new ReadingError('encoding', sentence, line)
}

const MAX_SAMPLED = 64 * 1024

/** One pass over the bytes that collects the evidence for each encoding. */
class ByteScan {
  mark: Encoding | null = null
  zeros = 0
  /** The offset of a byte near the first one that isn't UTF-8. */
  firstBroken: number | null = null
  brokenBytes = 0
  charactersBeyondAscii = 0
  #size = 0
  #isBehindAscii = true
  #little = 0
  #big = 0
  readonly #sample: Uint8Array[] = []
  #sampled = 0
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  readonly #lenient = new TextDecoder('utf-8')

  add(bytes: Uint8Array): void {
    if (this.#size === 0) this.mark = markOf(bytes)
    this.#countZeros(bytes)
    // ASCII behind whole characters tells nothing more.
    const isPlain = this.#isBehindAscii && isAscii(bytes)
    if (!isPlain && (this.mark === null || this.mark === 'utf-8')) {
      if (this.firstBroken === null) this.#check(bytes)
      else this.#countBroken(this.#lenient.decode(bytes, { stream: true }))
      this.#take(bytes)
    }
    this.#isBehindAscii = (bytes.at(-1) ?? 0) < 0x80
    this.#size += bytes.length
  }

  end(): void {
    if (this.firstBroken !== null) return
    try {
      this.#utf8.decode()
    } catch {
      this.#fail(new Uint8Array(0))
    }
  }

  /** Every other byte of ASCII characters is zero; characters of other scripts have spaces and line ends between them. */
  utf16(): Encoding | null {
    if (this.zeros === 0) return null
    const [more, fewer] = [Math.max(this.#little, this.#big), Math.min(this.#little, this.#big)]
    if (more < Math.max(1, 0.01 * this.#size) || fewer > 0.05 * more) return null
    return this.#little >= this.#big ? 'utf-16le' : 'utf-16be'
  }

  sample(): Uint8Array {
    const joined = new Uint8Array(this.#sampled)
    let at = 0
    for (const piece of this.#sample) {
      joined.set(piece, at)
      at += piece.length
    }
    return joined
  }

  #check(bytes: Uint8Array): void {
    try {
      const text = this.#utf8.decode(bytes, { stream: true })
      // Characters beyond ASCII have more bytes than code units.
      this.charactersBeyondAscii += bytes.length - text.length
    } catch {
      this.#fail(bytes)
    }
  }

  #fail(bytes: Uint8Array): void {
    const text = this.#lenient.decode(bytes)
    const place = text.indexOf('\ufffd')
    this.firstBroken = this.#size + new TextEncoder().encode(text.slice(0, Math.max(0, place))).length
    this.#countBroken(text)
  }

  #countBroken(text: string): void {
    this.charactersBeyondAscii += countBeyondAscii(text)
    for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) this.brokenBytes++
  }

  #countZeros(bytes: Uint8Array): void {
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) {
      this.zeros++
      if ((this.#size + at) % 2 === 1) this.#little++
      else this.#big++
    }
  }

  /** Lines with bytes beyond ASCII tell the encoding, wherever they are in the file. */
  #take(bytes: Uint8Array): void {
    if (this.#sampled >= MAX_SAMPLED) return
    const first = bytes.findIndex((byte) => byte >= 0x80)
    if (first === -1) return
    const from = Math.max(0, bytes.lastIndexOf(0x0a, first) + 1, first - 1024)
    const piece = bytes.slice(from, from + MAX_SAMPLED - this.#sampled)
    this.#sample.push(piece)
    this.#sampled += piece.length
  }
}

/** Looks at four bytes at a time. */
function isAscii(bytes: Uint8Array): boolean {
  const { buffer, byteOffset, length } = bytes
  const from = Math.min(-byteOffset & 3, length)
  const fours = new Uint32Array(buffer, byteOffset + from, (length - from) >> 2)
  for (let i = 0; i < fours.length; i++) if (((fours[i] ?? 0) & 0x80808080) !== 0) return false
  const ends = [...bytes.subarray(0, from), ...bytes.subarray(from + fours.byteLength)]
  return ends.every((byte) => byte < 0x80)
}

function markOf([first, second, third, fourth]: Uint8Array): Encoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe && !(third === 0 && fourth === 0)) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

async function lineAt(source: Uint8Array | Blob, offset: number): Promise<number> {
  let line = 1
  let left = offset
  let isBehindReturn = false
  for await (const bytes of bytesOf(source)) {
    for (const byte of bytes.subarray(0, left)) {
      if (byte === 0x0d || (byte === 0x0a && !isBehindReturn)) line++
      isBehindReturn = byte === 0x0d
    }
    left -= bytes.length
    if (left <= 0) break
  }
  return line
}

function countBeyondAscii(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f && code !== 0xfffd) found++
  }
  return found
}
