import { readFileSync } from 'node:fs'
import { WORD_FILE_TEXTS as T } from '../texts.ts'

export class WordFileError extends Error {
  override readonly name = 'WordFileError'
}

const STANDARD_INPUT = 0

/** A byte order mark is skipped, and decides between UTF-8 and UTF-16. @throws {WordFileError} */
export function readWords(file: string): string[] {
  return linesOf(readText(file))
}

export function readText(file: string): string {
  return decode(readBytes(file), nameOfFile(file))
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file)
  } catch (error) {
    throw new WordFileError(T.unreadable(nameOfFile(file), reasonOf(error)), { cause: error })
  }
}

export function nameOfFile(file: string): string {
  return file === '-' ? T.standardInput : file
}

function reasonOf(error: unknown): string {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'ENOENT':
      return T.missing
    case 'EACCES':
      return T.denied
    case 'EISDIR':
      return T.folder
    case 'ERR_FS_FILE_TOO_LARGE':
      return T.tooLarge
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

function decode(bytes: Buffer, name: string): string {
  try {
    // Google Ads Editor exports UTF-16.
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
      return new TextDecoder('utf-16le', { fatal: true }).decode(bytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) {
      throw new WordFileError(T.notUtf8(name, firstInvalidByte(bytes)), { cause: error })
    }
    throw new WordFileError(T.tooLong(name), { cause: error })
  }
}

/** Returns the offset of the first replacement character in the decoded text that isn't in the file. */
function firstInvalidByte(bytes: Buffer): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let offset = 0
  let read = 0
  for (;;) {
    const at = text.indexOf('\ufffd', read)
    offset += Buffer.byteLength(text.slice(read, at))
    if (bytes.subarray(offset, offset + 3).toString('hex') !== 'efbfbd') return offset
    offset += 3
    read = at + 1
  }
}

export function linesOf(text: string): string[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return text.includes('\r\n') ? lines.map((line, i) => (isEnded(line, i) ? line.slice(0, -1) : line)) : lines

  function isEnded(line: string, i: number): boolean {
    return line.endsWith('\r') && (i < lines.length - 1 || text.endsWith('\n'))
  }
}
