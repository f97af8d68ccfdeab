import { WorkbookError, writeWorkbook } from '@wordloom/xlsx'
import { OutputError, writeOutput } from './output.ts'

export async function writeXlsx(rows: Iterable<Uint8Array>, hasHeader: boolean): Promise<void> {
  try {
    for await (const chunk of writeWorkbook(rows, { hasHeader })) writeOutput(chunk)
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    throw new OutputError(error.message, { cause: error })
  }
}
