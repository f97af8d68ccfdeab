import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { heldByCurrent } from '../holdings.ts'
import type { Text } from '../text.ts'
import { entityTagOf } from './item-version.ts'
import { type Pieces, recordOf } from './json-pieces.ts'

/** In characters. Shorter answers are sent in one piece with a content-length. */
const LARGE_TEXT = 256 * 1024

/** In characters. Other requests get a turn after each block. */
const BLOCK = 64 * 1024

const JSON_TYPE = 'application/json; charset=utf-8'

/** Generates a long text only as fast as the client reads it, and stops when it disconnects. */
export async function sendJson(reply: FastifyReply, status: number, pieces: Pieces): Promise<FastifyReply> {
  reply.code(status).type(JSON_TYPE)
  const rest = iteratorOf(pieces)
  let text = ''
  while (text.length <= LARGE_TEXT) {
    const { done, value } = await rest.next()
    if (done) return reply.send(text)
    text += value
  }
  if (reply.request.method !== 'HEAD')
    return reply.send(Readable.from(heldByCurrent(blocksOf(text, rest)), { objectMode: false }))
  await rest.return?.()
  return reply.send(Readable.from([]))
}

/** The version of the record becomes the ETag. */
export function sendRecord(
  reply: FastifyReply,
  status: number,
  record: object,
  name: string,
  lines: Text | null,
): Promise<FastifyReply> {
  const entityTag = entityTagOf(record)
  if (entityTag !== null) reply.header('etag', entityTag)
  return sendJson(reply, status, recordOf(record, name, lines))
}

type PieceIterator = Iterator<string, unknown> | AsyncIterator<string, unknown>

function iteratorOf(pieces: Pieces): PieceIterator {
  return Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
}

async function* blocksOf(begun: string, rest: PieceIterator): AsyncGenerator<string> {
  let isDone = false
  try {
    for (let block = begun; ; block = '') {
      while (block.length < BLOCK && !isDone) {
        const { done, value } = await rest.next()
        if (done) isDone = true
        else block += value
      }
      if (block !== '') yield block
      if (isDone) return
      await nextTurn()
    }
  } finally {
    if (!isDone) await rest.return?.()
  }
}
