import { zipKind } from './zip-kind.ts'

export type BinaryKind = 'workbook' | 'other'

/** A file that isn't text: a workbook, or another kind with a sentence that says what to do. */
export interface BinaryFile {
  readonly kind: BinaryKind
  readonly sentence: string
}

const EXPORT_AGAIN = 'Open it in its program and save it as XLSX or CSV.'

const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    `This is a workbook in Excel's older format (.xls), or one with a password. Open it in Excel, remove the password and save it as XLSX.`,
  ],
  [
    [0x25, 0x50, 0x44, 0x46, 0x2d],
    'This is a PDF document. Copy the words from it, or export the data as CSV.',
  ],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture (PNG), not a list of words.'],
  [[0xff, 0xd8, 0xff], 'This is a picture (JPEG), not a list of words.'],
  [[0x47, 0x49, 0x46, 0x38], 'This is a picture (GIF), not a list of words.'],
  [[0x1f, 0x8b], 'This file is compressed (gzip). Unpack it first.'],
  [[0x42, 0x5a, 0x68], 'This file is compressed (bzip2). Unpack it first.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'This file is compressed (zstd). Unpack it first.'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'This file is compressed (xz). Unpack it first.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This is a 7z archive. Unpack it and choose a file in it.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is a RAR archive. Unpack it and choose a file in it.'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], `This is a database (SQLite). Export a table of it as CSV.`],
  [[0x50, 0x41, 0x52, 0x31], 'This is a Parquet file. Export it as CSV.'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'This is a document (RTF). Save it as plain text.'],
]

const ZIP_SENTENCES = {
  xlsb: 'This is a binary workbook (.xlsb). Open it in Excel and save it as XLSX.',
  ods: 'This is a LibreOffice spreadsheet (.ods). Open it in LibreOffice or Excel and save it as XLSX or CSV.',
  document: 'This is a text document. Open it in its program and save it as plain text.',
  numbers: 'This is a Numbers spreadsheet. Open it in Numbers and export it as CSV or Excel.',
  other: 'This is a ZIP archive, not a workbook. Unpack it and choose a file in it.',
} as const

/** Recognizes files by their first bytes, and ZIP files by the names in them. `null` if it may be text. */
export function findBinaryKind(bytes: Uint8Array): BinaryFile | null {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    const kind = zipKind(bytes)
    return kind === 'workbook' ? { kind, sentence: '' } : { kind: 'other', sentence: ZIP_SENTENCES[kind] }
  }
  if (
    beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
    beginsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
  ) {
    return { kind: 'other', sentence: 'This is a picture (WebP), not a list of words.' }
  }
  const found = SIGNATURES.find(([signature]) => beginsWith(bytes, signature))
  return found === undefined ? null : { kind: 'other', sentence: found[1] }
}

/** For bytes that aren't text and have no signature. */
export const UNKNOWN_BINARY = `This file isn't text or a workbook. ${EXPORT_AGAIN}`

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
