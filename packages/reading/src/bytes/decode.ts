import type { Encoding } from '../encodings.ts'
import { ReadingError } from '../reading-error.ts'
import { UNKNOWN_BINARY } from './file-kind.ts'
import { bytesOf } from './source.ts'

export interface DecodeOptions {
  readonly encoding: Encoding
  /** Replaces bytes that aren't text by U+FFFD, because a person chose the encoding. */
  readonly replaces: boolean
}

/** More control characters than these, by count and by share, aren't text. */
const STRAY_CONTROLS = 2
const CONTROL_SHARE = 0.01

/** The text in pieces, without a byte order mark. @throws {ReadingError} if a byte isn't text, or a character isn't shown */
export async function* textOf(
  source: Uint8Array | Blob,
  { encoding, replaces }: DecodeOptions,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: !replaces })
  let isFirst = true
  for await (const bytes of bytesOf(source)) {
    const text = decode(decoder, encoding, bytes)
    if (isFirst) refuseBinary(text)
    if (text.includes('\0')) throw new ReadingError('not-text', UNKNOWN_BINARY)
    isFirst = false
    if (text !== '') yield text
  }
  const last = decode(decoder, encoding, null)
  if (last !== '') yield last
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  encoding: Encoding,
  bytes: Uint8Array | null,
): string {
  try {
    return bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const sentence = `Some bytes of the file aren't ${encoding}. Choose another encoding.`
    throw new ReadingError('encoding', sentence, null, { cause: error })
  }
}

function refuseBinary(text: string): void {
  let controls = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 && (code < 0x09 || code > 0x0d)) controls++
  }
  if (controls > Math.max(STRAY_CONTROLS, CONTROL_SHARE * text.length)) {
    throw new ReadingError('not-text', UNKNOWN_BINARY)
  }
}
