import type { FastifyReply } from 'fastify'
import { arrayOf, type Pieces, recordsOf, sendJson } from '../../http/answers/json.ts'
import { inBlocks } from '../../memory/text.ts'
import type { WholeList } from './parts.ts'
import type { StoredProject } from './storage.ts'

export function sendProject(
  reply: FastifyReply,
  status: 200 | 201,
  project: StoredProject,
): Promise<FastifyReply> {
  return sendJson(reply.header('etag', `"${project.head.version}"`), status, piecesOf(project))
}

export function sendProjects(
  reply: FastifyReply,
  projects: AsyncIterable<StoredProject>,
): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(mapped(projects, piecesOf)))
}

export function sendLists(
  reply: FastifyReply,
  batches: AsyncIterable<readonly WholeList[]>,
): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(recordsOf(batches, 'words', ({ head, words }) => [head, words])))
}

async function* piecesOf({ head, state }: StoredProject): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},`
  // This works because both objects have members.
  yield* inBlocks(state.slice(1))
}

async function* mapped<Item>(
  items: AsyncIterable<Item>,
  toPieces: (item: Item) => Pieces,
): AsyncGenerator<Pieces> {
  for await (const item of items) yield toPieces(item)
}
