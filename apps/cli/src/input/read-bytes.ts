import { readFileSync } from 'node:fs'
import { WORD_FILE_TEXTS as T } from '../texts.ts'

export class WordFileError extends Error {
  override readonly name = 'WordFileError'
}

const STANDARD_INPUT = 0

/** `-` is standard input. @throws {WordFileError} */
export function readBytes(file: string): Uint8Array {
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
