import { savedLists } from '@wordloom/contract'
import { writeWords } from '../output/word-file.ts'
import type { PullCommand } from './command.ts'
import { findList, readSummaries } from './lists.ts'
import type { Server } from './server.ts'

export async function pull(server: Server, { list, choice }: PullCommand): Promise<void> {
  const { id } = findList(await readSummaries(server), list)
  const { words } = await server.call(savedLists.read, { params: { id } })
  await writeWords(words, choice)
}
