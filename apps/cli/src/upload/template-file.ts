import { readFirstRows } from '@wordloom/reading'
import type { UploadFile, UploadFormat } from '@wordloom/targets'
import { type ChosenTemplate, chooseTemplate, toSheet } from '@wordloom/uploads'
import { readBytes } from '../input/read-bytes.ts'
import { explain } from '../input/read-file.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

/** @throws {UsageError} if the file has no column of the upload. */
export async function readTemplateFile(
  file: string,
  upload: UploadFile,
  format: UploadFormat,
): Promise<ChosenTemplate> {
  const found = await readFirstRows(readBytes(file), { fileName: file }).catch((error) => {
    throw explain(error, file)
  })
  const chosen = chooseTemplate(found.map(toSheet), upload, format)
  if (chosen === null) throw new UsageError(T.noColumnKnown(file, format.title))
  return chosen
}
