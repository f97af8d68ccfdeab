import { type FileFields, FileQuery, fieldsOfFile, type ReadingReport } from '@wordloom/contract'
import {
  ENCODINGS,
  type Encoding,
  type FileFormat,
  openFile,
  ReadingError,
  type ReadingOptions,
  SEPARATORS_BY_NAME,
  summarizeReport,
  toColumnChoice,
  toEncoding,
} from '@wordloom/reading'
import * as z from 'zod/mini'
import { fieldError } from '../../errors.ts'
import { type Blocks, parsePart } from './parse-json.ts'

export interface SentFile {
  readonly type: string
  readonly query: unknown
}

export interface FileBody {
  /** The fields of the item as a JSON body has them. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly words: string[]
  readonly report: ReadingReport
}

const Query = z.object(FileQuery)

/** Reads the words of a body that another program wrote. @throws {RequestError} that says what to change */
export async function readFileBody(blocks: Blocks, { type, query }: SentFile): Promise<FileBody> {
  const sent = parsePart(Query, query) as FileFields
  const words: string[] = []
  try {
    const file = await openFile(toBytes(blocks), toOptions(sent, type))
    for await (const block of file.words()) for (const word of block) words.push(word)
    return { fields: fieldsOfFile(sent), words, report: summarizeReport(file.report()) }
  } catch (error) {
    if (error instanceof ReadingError) throw fieldError('words', error.message)
    throw error
  }
}

function toOptions(sent: FileFields, type: string): ReadingOptions {
  const { encoding, separator, header, column } = sent
  return {
    format: toFormat(sent, type),
    encoding: encoding === undefined ? undefined : knownEncoding(encoding),
    separator: separator === undefined ? undefined : SEPARATORS_BY_NAME[separator],
    header: header === undefined || header === 'none' ? header : Number(header),
    columns: column === undefined ? undefined : [toColumnChoice(column)],
    keepsTotals: sent.keepTotals === 'true',
    hasPlainQuotes: sent.plainQuotes === 'true',
  }
}

function toFormat({ lines }: FileFields, type: string): FileFormat | undefined {
  if (lines === 'true') return 'lines'
  return type === 'text/plain' ? undefined : 'table'
}

function knownEncoding(text: string): Encoding {
  const encoding = toEncoding(text)
  if (encoding === null) throw fieldError('encoding', `Use one of these encodings: ${ENCODINGS.join(', ')}.`)
  return encoding
}

function toBytes(blocks: Blocks): Uint8Array {
  const [only, ...others] = blocks
  return only !== undefined && others.length === 0 ? only : Buffer.concat(blocks)
}
