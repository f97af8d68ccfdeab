import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { entityTagOf } from './item-version.ts'
import { type Lines, type Pieces, recordOf } from './json-pieces.ts'

/** Characters from which on a text is not sent in one piece: others would wait for it. */
export const LARGE_TEXT = 256 * 1024

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends JSON text as fast as the client takes it. A handler returns what this returns. */
export function sendJson(reply: FastifyReply, status: number, pieces: Pieces): FastifyReply {
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(Readable.from(pieces, { objectMode: false }))
}

/**
 * Sends an item with one member more, the last: an array of lines, or null. Large ones are sent piece by piece. An item that has
 * a version tells it as its ETag.
 */
export function sendRecord(
  reply: FastifyReply,
  status: number,
  record: object,
  name: string,
  lines: Lines | null,
): FastifyReply {
  const entityTag = entityTagOf(record)
  if (entityTag !== null) reply.header('etag', entityTag)
  const isSmall = lines === null || (typeof lines === 'string' && lines.length <= LARGE_TEXT)
  if (!isSmall) return sendJson(reply, status, recordOf(record, name, lines))
  return reply.code(status).send({ ...record, [name]: lines?.split('\n') ?? null })
}
