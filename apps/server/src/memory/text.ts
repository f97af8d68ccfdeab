import { setImmediate as nextTurn } from 'node:timers/promises'

/** UTF-8 bytes for large texts, which are usually passed on without being read. */
export type Text = string | Uint8Array

/** In characters or bytes; the last line may exceed it. Other requests get a turn after each block. */
const BLOCK = 48 * 1024

const LINE_FEED = 0x0a

/** Keeps a byte order mark. */
export function textOf(text: Text): string {
  if (typeof text === 'string') return text
  return asBuffer(text).toString()
}

export function sizeOf(text: Text): number {
  return text.length
}

export function byteLengthOf(text: Text): number {
  return typeof text === 'string' ? Buffer.byteLength(text) : text.byteLength
}

/** The blocks are whole lines, without the line feed at their end. */
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

export async function* inBlocks(text: Text): AsyncGenerator<string> {
  for (let start = 0; start < text.length; ) {
    const end = Math.min(text.length, endOfCharacter(text, start + BLOCK))
    yield textOf(typeof text === 'string' ? text.slice(start, end) : text.subarray(start, end))
    start = end
    await nextTurn()
  }
}

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
