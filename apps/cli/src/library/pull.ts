import { writeFileSync } from 'node:fs'
import { savedLists } from '@wordloom/contract'
import { LibraryError } from '../library-error.ts'
import { writeOutput } from '../output/output.ts'
import type { PullCommand } from './command.ts'
import { findList, readSummaries } from './lists.ts'
import type { Server } from './server.ts'
import { LIST_TEXTS as T } from './texts.ts'

export async function pull(server: Server, { list, output }: PullCommand): Promise<void> {
  const { id } = findList(await readSummaries(server), list)
  const { words } = await server.call(savedLists.read, { params: { id } })
  const bytes = Buffer.from(words.map((word) => `${word}\n`).join(''))
  if (output === undefined) writeOutput(bytes)
  else write(output, bytes)
}

function write(file: string, bytes: Uint8Array): void {
  try {
    writeFileSync(file, bytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new LibraryError(T.unwritable(file, reason), { cause: error })
  }
}
