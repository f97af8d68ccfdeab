import {
  ENCODINGS,
  type OpenFile,
  openFile,
  ReadingError,
  type ReportSummary,
  SEPARATORS,
  summarizeReport,
} from '@wordloom/reading'
import * as z from 'zod/mini'
import { UsageError } from '../usage-error.ts'
import type { Folder } from './folder.ts'
import { MCP_TEXTS as T } from './texts.ts'

const FromOne = z.int().check(z.minimum(1))
const Choice = z.optional(z.boolean())

/** Assumptions about a template that a caller changes. */
export const TemplateReading = z.optional(
  z.strictObject({
    encoding: z.optional(z.enum(ENCODINGS)),
    separator: z.optional(z.enum(SEPARATORS)),
    header: z.optional(FromOne),
  }),
)

/** Assumptions of the reader that a caller changes. */
export const Reading = z.optional(
  z.strictObject({
    encoding: z.optional(z.enum(ENCODINGS)),
    separator: z.optional(z.enum(SEPARATORS)),
    header: z.optional(z.union([FromOne, z.literal('none')])),
    columns: z.optional(z.array(z.union([z.string().check(z.maxLength(1000)), FromOne]))),
    sheet: z.optional(FromOne),
    isLines: Choice,
    keepsTotals: Choice,
    hasPlainQuotes: Choice,
    skipsHidden: Choice,
    fillsMerged: Choice,
  }),
)
type Reading = z.infer<typeof Reading>

export const FileName = z.string().check(z.minLength(1), z.maxLength(500))
export const SourceText = z.string().check(z.maxLength(4_000_000))

/** Part of the descriptions of tools that read files. */
export const READING_HELP =
  'A file or text can be a list (a word per line), CSV, TSV, JSON or XLSX of any program in any encoding. What was assumed about it is in "read"; "reading" changes that: encoding, separator, header (a line from 1, or none), columns (names, or numbers from 1), sheet (from 1), isLines, keepsTotals, hasPlainQuotes, skipsHidden, fillsMerged.'

interface Source {
  readonly file?: string | undefined
  readonly text?: string | undefined
}

/** @throws {UsageError} unless exactly one of both is given and can be read */
export async function openSource(
  { file, text }: Source,
  reading: Reading,
  folder: Folder,
): Promise<OpenFile> {
  if ((file === undefined) === (text === undefined)) throw new UsageError(T.oneWordSource)
  const { isLines, sheet, ...choices } = reading ?? {}
  const options = {
    ...choices,
    ...(isLines === true && { format: 'lines' as const }),
    ...(sheet !== undefined && { sheet: sheet - 1 }),
    ...(file !== undefined && { fileName: file }),
  }
  const source = file === undefined ? (text ?? '') : await folder.read(file)
  return await naming(file, () => openFile(source, options))
}

interface ReadWords {
  readonly words: string[]
  readonly read: ReportSummary
}

/** Words that aren't blank. @throws {UsageError} */
export async function readWords(source: Source, reading: Reading, folder: Folder): Promise<ReadWords> {
  const opened = await openSource(source, reading, folder)
  const words: string[] = []
  await naming(source.file, async () => {
    for await (const block of opened.words())
      for (const word of block) if (word.trim() !== '') words.push(word)
  })
  return { words, read: summarizeReport(opened.report()) }
}

/** Words that a call lists, or those of its text or file. @throws {UsageError} unless it has one of these */
export async function wordsOf(
  words: readonly string[] | undefined,
  source: Source,
  reading: Reading,
  folder: Folder,
): Promise<{ readonly words: string[]; readonly read: ReportSummary | null }> {
  if (words === undefined) return await readWords(source, reading, folder)
  if (source.file !== undefined || source.text !== undefined) throw new UsageError(T.oneWordSource)
  return { words: [...words], read: null }
}

/** @throws {UsageError} with the name of the file */
export async function naming<Result>(file: string | undefined, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    throw new UsageError(file === undefined ? error.message : T.unread(file, error.message), { cause: error })
  }
}
