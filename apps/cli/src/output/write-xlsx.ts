import { WorkbookError, writeWorkbook } from '@wordloom/xlsx'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import { UsageError } from '../usage-error.ts'
import { isTerminal, OutputError, writeOutput } from './output.ts'

/** @throws {UsageError} if the output is a terminal */
export async function writeXlsx(rows: Iterable<Uint8Array>, hasHeader: boolean): Promise<void> {
  if (isTerminal()) throw new UsageError(T.terminal)
  try {
    for await (const chunk of writeWorkbook(rows, { hasHeader })) writeOutput(chunk)
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    throw new OutputError(error.message, { cause: error })
  }
}
