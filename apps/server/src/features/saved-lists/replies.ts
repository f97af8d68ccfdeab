import { fromItems, type SavedListSummary } from '@wordloom/contract'
import type { FastifyReply } from 'fastify'
import { arrayOf, jsonOf, type Pieces, recordOf } from '../../http/json-pieces.ts'
import { sendJson, sendRecord } from '../../http/json-stream.ts'
import type { StoredList } from './storage.ts'

/** Characters up to which the words of a list are taken apart at once. */
const SMALL = 64 * 1024

export function sendList(
  reply: FastifyReply,
  status: 200 | 201,
  { head, words }: StoredList,
): Promise<FastifyReply> {
  return sendRecord(reply, status, head, 'words', words)
}

/** What has been saved: whole, unless a summary is asked for. */
export async function sendSaved(
  reply: FastifyReply,
  status: 200 | 201,
  list: StoredList,
  view: 'full' | 'summary' | undefined,
): Promise<FastifyReply | SavedListSummary> {
  return view === 'summary' ? { ...list.head, preview: [...list.preview] } : sendList(reply, status, list)
}

export function sendLists(reply: FastifyReply, lists: AsyncIterable<StoredList>): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(piecesOf(lists)))
}

async function* piecesOf(lists: AsyncIterable<StoredList>): AsyncGenerator<Pieces> {
  for await (const { head, words } of lists) {
    yield words.length > SMALL
      ? recordOf(head, 'words', words)
      : jsonOf({ ...head, words: fromItems({ text: words, count: head.wordCount }) })
  }
}
