import {
  type CampaignPlan,
  type Header,
  ownHeader,
  type UploadFile,
  type UploadFormat,
  uploadRows,
} from '@wordloom/targets'
import { extensionOf, type FileKind } from './file-kind.ts'

export interface PlannedFile {
  readonly upload: UploadFile
  readonly header: Header
  readonly fileKind: FileKind
}

export interface FilePart {
  readonly fileName: string
  readonly rows: Iterable<readonly string[]>
}

export function ownFiles(
  plan: CampaignPlan,
  format: Pick<UploadFormat, 'files'>,
  fileKind: FileKind,
): readonly PlannedFile[] {
  return format.files(plan).map((upload) => ({ upload, header: ownHeader(upload), fileKind }))
}

/** Yields a file, and further ones if it has too many rows. Read the rows of one before you ask for the next. */
export function* fileParts(
  plan: CampaignPlan,
  { upload, header, fileKind }: PlannedFile,
): Iterable<FilePart> {
  const { name, preamble, rowsPerFile } = upload
  const rows = uploadRows(plan, upload, header)[Symbol.iterator]()
  const head = Array.from({ length: header.rowsBefore.length + 1 + preamble.length }, () => rows.next().value)
  let next = rows.next()
  for (let number = 1; number === 1 || next.done !== true; number++)
    yield {
      fileName: `${name}${number === 1 ? '' : `-${number}`}.${extensionOf(fileKind)}`,
      rows: part(),
    }

  function* part(): Iterable<readonly string[]> {
    yield* head
    for (let count = 0; next.done !== true && (rowsPerFile === null || count < rowsPerFile); count++) {
      yield next.value
      next = rows.next()
    }
  }
}
