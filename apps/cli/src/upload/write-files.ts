import { join } from 'node:path'
import { type CampaignPlan, type Header, toText } from '@wordloom/targets'
import { type FileKind, fileParts, type PlannedFile, toWorkbookLines } from '@wordloom/uploads'
import { OutputError } from '../output/output.ts'
import { makeFolder, writeFile } from './write-file.ts'

/** Returns the paths of the files. A file with too many rows is followed by others. */
export async function writeFiles(
  plan: CampaignPlan,
  files: readonly PlannedFile[],
  folder: string,
): Promise<readonly string[]> {
  makeFolder(folder)
  const paths: string[] = []
  for (const file of files) {
    for (const { fileName, rows } of fileParts(plan, file)) {
      const path = join(folder, fileName)
      await writeRows(path, rows, file.fileKind, file.header)
      paths.push(path)
    }
  }
  return paths
}

type Cells = readonly string[]

async function writeRows(
  path: string,
  rows: Iterable<Cells>,
  fileKind: FileKind,
  { rowsBefore }: Header,
): Promise<void> {
  if (fileKind.kind === 'text') {
    await writeFile(path, encode(toText(rows, fileKind.syntax), fileKind.syntax.encoding))
    return
  }
  // Loaded only here, so that text files are written sooner.
  const { WorkbookError, writeWorkbook } = await import('@wordloom/xlsx')
  const options = { hasHeader: rowsBefore.length === 0, sheetName: fileKind.sheetName }
  try {
    await writeFile(path, writeWorkbook(toWorkbookLines(rows), options))
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    throw new OutputError(error.message, { cause: error })
  }
}

function* encode(texts: Iterable<string>, encoding: BufferEncoding): Iterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text, encoding)
}
