import { fromItems, type SavedList } from '@wordloom/contract'
import type { FastifyReply } from 'fastify'
import { arrayOf, jsonOf, type Pieces, recordOf } from '../../http/json-pieces.ts'
import { LARGE_TEXT, sendJson, sendRecord } from '../../http/json-stream.ts'
import type { StoredList } from './storage.ts'

export function sendList(reply: FastifyReply, status: 200 | 201, { head, words }: StoredList): FastifyReply {
  return sendRecord(reply, status, head, 'words', words)
}

/** Those of a small account in one piece; of a large one as fast as the client takes them. */
export async function sendLists(
  reply: FastifyReply,
  { bytes, lists }: { readonly bytes: number; readonly lists: AsyncIterable<StoredList> },
): Promise<FastifyReply | SavedList[]> {
  if (bytes > LARGE_TEXT) return sendJson(reply, 200, arrayOf(piecesOf(lists)))
  const replies: SavedList[] = []
  for await (const list of lists) replies.push(toReply(list))
  return replies
}

async function* piecesOf(lists: AsyncIterable<StoredList>): AsyncGenerator<Pieces> {
  for await (const list of lists) {
    const { head, words } = list
    yield words.length > LARGE_TEXT ? recordOf(head, 'words', words) : jsonOf(toReply(list))
  }
}

function toReply({ head, words }: StoredList): SavedList {
  return { ...head, words: fromItems({ text: words, count: head.wordCount }) }
}
