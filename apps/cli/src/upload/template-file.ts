import { readFirstRows } from '@wordloom/reading'
import type { UploadFile, UploadFormat } from '@wordloom/targets'
import { type ChosenTemplate, chooseTemplate, toSheet } from '@wordloom/uploads'
import { readBytes } from '../input/read-bytes.ts'
import { explain } from '../input/read-file.ts'
import type { FileReading } from '../input/reading-options.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

interface TemplateUse {
  readonly upload: UploadFile
  readonly format: UploadFormat
  /** Assumptions of the reader that a person changed. */
  readonly reading: FileReading['options']
}

/** @throws {UsageError} if the file has no column of the upload. */
export async function readTemplateFile(
  file: string,
  { upload, format, reading }: TemplateUse,
): Promise<ChosenTemplate> {
  const found = await readFirstRows(readBytes(file), { ...reading, fileName: file }).catch((error) => {
    throw explain(error, file)
  })
  const chosen = chooseTemplate(found.map(toSheet), upload, format)
  if (chosen === null) throw new UsageError(T.noColumnKnown(file, format.title))
  return chosen
}
