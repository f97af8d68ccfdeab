import { type FileSyntax, toText } from '@wordloom/targets'
import { type FileKind, toWorkbookLines } from '@wordloom/uploads'
import { OUTPUT_TEXTS as T } from '../texts.ts'

/** Bytes of a file that this page makes. Larger ones don't fit into the memory of every device. */
const MAX_BYTES = 256 * 1024 * 1024

export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError'
}

interface FileForm {
  readonly fileKind: FileKind
  /** False if rows before the header stay, so that the first row isn't a header. */
  readonly hasHeader: boolean
}

/** @throws {FileRefusedError} */
export async function toBlob(
  rows: Iterable<readonly string[]>,
  { fileKind, hasHeader }: FileForm,
): Promise<Blob> {
  if (fileKind.kind === 'text') {
    const { syntax } = fileKind
    return collect(encode(toText(rows, syntax), syntax.encoding), 'text/csv')
  }
  // Loaded only here, because most files are text.
  const { WorkbookError, writeWorkbook } = await import('@wordloom/xlsx')
  try {
    const { sheetName } = fileKind
    return await collect(writeWorkbook(toWorkbookLines(rows), { hasHeader, sheetName }), XLSX)
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    throw new FileRefusedError(error.message, { cause: error })
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Chunks = Iterable<Uint8Array<ArrayBuffer>> | AsyncIterable<Uint8Array<ArrayBuffer>>

async function collect(chunks: Chunks, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let room = MAX_BYTES
  for await (const chunk of chunks) {
    room -= chunk.byteLength
    if (room < 0) throw new FileRefusedError(T.tooLargeFile)
    parts.push(chunk)
  }
  return new Blob(parts, { type })
}

function* encode(
  texts: Iterable<string>,
  encoding: FileSyntax['encoding'],
): Iterable<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for (const text of texts) yield encoding === 'utf-8' ? encoder.encode(text) : toUtf16(text)
}

function toUtf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[2 * at] = unit & 0xff
    bytes[2 * at + 1] = unit >> 8
  }
  return bytes
}
