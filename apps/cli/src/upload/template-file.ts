import { type FileSource, readFirstRows } from '@wordloom/reading'
import type { CampaignPlan, UploadFormat, UploadFormatId } from '@wordloom/targets'
import { type ChosenTemplate, chooseTemplate, type PlannedFile, toSheet } from '@wordloom/uploads'
import type { FileReading } from '../input/reading-options.ts'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

interface TemplateUse {
  readonly plan: CampaignPlan
  readonly format: UploadFormat
  readonly target: UploadFormatId
  /** Assumptions of the reader that a person changed. */
  readonly reading: FileReading['options']
}

interface ReadTemplate {
  readonly read: ChosenTemplate
  readonly file: PlannedFile
}

/** @throws {UsageError} if the platform takes no template, or the template has no column of the upload. @throws {ReadingError} */
export async function readTemplate(
  source: FileSource,
  fileName: string,
  { plan, format, target, reading }: TemplateUse,
): Promise<ReadTemplate> {
  const [upload, ...others] = format.files(plan)
  if (upload === undefined || others.length > 0) throw new UsageError(T.noTemplate(target))
  const found = await readFirstRows(source, { ...reading, fileName })
  const read = chooseTemplate(found.map(toSheet), upload, format)
  if (read === null) throw new UsageError(T.noColumnKnown(fileName, format.title))
  return { read, file: { upload, header: read.header, fileKind: read.fileKind } }
}
