import type { FastifyReply } from 'fastify'
import { arrayOf, objectBefore, type Pieces, recordsOf, sendJson } from '../../http/answers/json.ts'
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

function piecesOf({ head, state }: StoredProject): Pieces {
  return objectBefore(head, state)
}

async function* mapped<Item>(
  items: AsyncIterable<Item>,
  toPieces: (item: Item) => Pieces,
): AsyncGenerator<Pieces> {
  for await (const item of items) yield toPieces(item)
}
