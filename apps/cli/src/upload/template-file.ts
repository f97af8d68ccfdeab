import { readFileSync } from 'node:fs'
import type { UploadFile, UploadFormat } from '@wordloom/targets'
import { type ChosenTemplate, chooseTemplate, type Sheet, toTextSheet } from '@wordloom/uploads'
import { readText } from '../input/read-file.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

/** @throws {UsageError} if the file has no column of the upload. */
export async function readTemplateFile(
  file: string,
  upload: UploadFile,
  format: UploadFormat,
): Promise<ChosenTemplate> {
  const chosen = chooseTemplate(await readSheets(file), upload, format)
  if (chosen === null) throw new UsageError(T.noColumnKnown(file, format.title))
  return chosen
}

async function readSheets(file: string): Promise<readonly Sheet[]> {
  const text = isWorkbook(file) ? null : await readText(file)
  if (text === null) {
    // Loaded only here, so that text files are read sooner.
    const { readWorkbookSheets } = await import('./workbook-sheets.ts')
    return (await readWorkbookSheets(file)).map(({ rows, sheetName }) => ({
      rows,
      fileKind: { kind: 'workbook', sheetName },
    }))
  }
  return [toTextSheet(text, isUtf16(file) ? 'utf-16le' : 'utf-8')]
}

function isWorkbook(file: string): boolean {
  return startsWith(file, [0x50, 0x4b, 0x03, 0x04])
}

function isUtf16(file: string): boolean {
  return startsWith(file, [0xff, 0xfe])
}

/** False if the file can't be read: reading its text says why. */
function startsWith(file: string, bytes: readonly number[]): boolean {
  try {
    const start = readFileSync(file)
    return bytes.every((byte, at) => start[at] === byte)
  } catch {
    return false
  }
}
