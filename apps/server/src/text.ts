import { setImmediate as nextTurn } from 'node:timers/promises'

/** A text, or its bytes in UTF-8: large ones are bytes, and most of those who handle them only hand them on. */
export type Text = string | Uint8Array

/** Characters or bytes of a block, the last line of which may make it longer. Other requests get a turn after each. */
const BLOCK = 48 * 1024

const LINE_FEED = 0x0a

/** A byte order mark is a character like any other. */
export function textOf(text: Text): string {
  if (typeof text === 'string') return text
  return asBuffer(text).toString()
}

/** Characters of a string, bytes of bytes. */
export function sizeOf(text: Text): number {
  return text.length
}

export function byteLengthOf(text: Text): number {
  return typeof text === 'string' ? Buffer.byteLength(text) : text.byteLength
}

/** A text of lines in blocks of whole lines, without the line feed at the end of each block. */
export async function* linesInBlocks(text: Text): AsyncGenerator<string> {
  const lines = typeof text === 'string' ? text : asBuffer(text)
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end =
      typeof lines === 'string' ? lines.indexOf('\n', start + BLOCK) : lines.indexOf(LINE_FEED, start + BLOCK)
    const upTo = end === -1 ? lines.length : end
    yield textOf(typeof lines === 'string' ? lines.slice(start, upTo) : lines.subarray(start, upTo))
    if (end !== -1) await nextTurn()
  }
}

/** A text in blocks, none of which ends within a character. */
export async function* inBlocks(text: Text): AsyncGenerator<string> {
  for (let start = 0; start < text.length; ) {
    const end = Math.min(text.length, endOfCharacter(text, start + BLOCK))
    yield textOf(typeof text === 'string' ? text.slice(start, end) : text.subarray(start, end))
    start = end
    await nextTurn()
  }
}

/** The place, or that of the next character where it is within one. */
function endOfCharacter(text: Text, at: number): number {
  let end = at
  if (typeof text === 'string') while (isTrailingHalf(text.charCodeAt(end))) end++
  else while (isContinuation(text[end] ?? 0)) end++
  return end
}

function isTrailingHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte < 0xc0
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
