import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { OutputError, reasonOf } from '../output/output.ts'
import { OUTPUT_TEXTS as T } from '../texts.ts'

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new OutputError(T.unopened(folder, reasonOf(error)), { cause: error })
  }
}

/** A file that can't be written to its end is removed. @throws {OutputError} */
export async function writeFile(
  file: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const output = open(file)
  try {
    for await (const chunk of chunks) writeAll(output, chunk)
    closeSync(output)
  } catch (error) {
    closeSync(output)
    rmSync(file, { force: true })
    if (error instanceof Error && 'code' in error)
      throw new OutputError(T.unwritable(reasonOf(error)), { cause: error })
    throw error
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'w')
  } catch (error) {
    throw new OutputError(T.unopened(file, reasonOf(error)), { cause: error })
  }
}

function writeAll(output: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(output, bytes, done, bytes.length - done)
}
