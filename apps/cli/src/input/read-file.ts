import { WordBytes, type Words } from '@wordloom/lists'
import {
  describeReport,
  type OpenFile,
  openFile,
  ReadingError,
  type ReadingProblem,
  readText as readTextOf,
} from '@wordloom/reading'
import { READING_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'
import { nameOfFile, readBytes, WordFileError } from './read-bytes.ts'
import type { FileReading } from './reading-options.ts'

/** Reads the words of a list or of the column of terms, and says how. @throws {WordFileError} */
export async function readWords(file: string, reading: FileReading): Promise<string[]> {
  return await readFile(file, reading, wordsOf)
}

/** Reads the words as bytes if the file is a list in UTF-8, which is faster, and as strings otherwise. @throws {WordFileError} */
export async function readWordBytes(file: string, reading: FileReading): Promise<Words> {
  return await readFile(file, reading, async (opened) => {
    const lines = opened.lines()
    return lines === null ? await wordsOf(opened) : new WordBytes(lines)
  })
}

/**
 * Opens a file, and says on standard error how it was read, after `use` has read it.
 *
 * @throws {WordFileError} with the name of the file and the reason
 */
export async function readFile<Result>(
  file: string,
  reading: FileReading,
  use: (opened: OpenFile) => Promise<Result>,
): Promise<Result> {
  const bytes = readBytes(file)
  try {
    const opened = await openSheet(bytes, file, reading)
    const result = await use(opened)
    const report = describeReport(opened.report())
    if (report !== '' && !reading.isQuiet) console.error(T.read(nameOfFile(file), report))
    return result
  } catch (error) {
    throw explain(error, file)
  }
}

/** The text of a file that isn't a list of words, such as a recipe. @throws {WordFileError} */
export async function readText(file: string): Promise<string> {
  const bytes = readBytes(file)
  return await readTextOf(bytes).catch((error) => {
    throw explain(error, file)
  })
}

async function wordsOf(opened: OpenFile): Promise<string[]> {
  const words: string[] = []
  for await (const block of opened.words()) for (const word of block) words.push(word)
  return words
}

async function openSheet(
  bytes: Uint8Array,
  file: string,
  { options, sheet }: FileReading,
): Promise<OpenFile> {
  const named = { ...options, ...(file !== '-' && { fileName: file }) }
  if (sheet === null) return await openFile(bytes, named)
  if (/^[1-9]\d{0,3}$/.test(sheet)) return await openFile(bytes, { ...named, sheet: Number(sheet) - 1 })
  const names = (await openFile(bytes, { fileName: named.fileName })).report().sheet?.names ?? []
  const place = names.findIndex((name) => name.toLowerCase() === sheet.toLowerCase())
  if (place === -1) throw new UsageError(T.noSheet(nameOfFile(file), sheet, names))
  return await openFile(bytes, { ...named, sheet: place })
}

/** Problems that an option of the command line can solve. */
const OPTIONS: Partial<Record<ReadingProblem, string>> = {
  encoding: '--encoding',
  quotes: '--plain-quotes',
  'no-column': '--column',
  'no-line': '--header',
}

/** Names the file, and the option that helps. */
export function explain(error: unknown, file: string): unknown {
  if (!(error instanceof ReadingError)) return error
  const { message, problem } = error
  return new WordFileError(T.unread(nameOfFile(file), message, OPTIONS[problem] ?? null), { cause: error })
}
