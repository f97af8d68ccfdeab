import type { SavedListSummary } from '@wordloom/contract'
import type { FastifyReply } from 'fastify'
import { arrayOf, recordsOf } from '../../http/json-pieces.ts'
import { sendJson, sendRecord } from '../../http/json-stream.ts'
import type { StoredList, WholeList } from './storage.ts'

export function sendList(
  reply: FastifyReply,
  status: 200 | 201,
  { head, words }: StoredList,
): Promise<FastifyReply> {
  return sendRecord(reply, status, head, 'words', words)
}

export async function sendSaved(
  reply: FastifyReply,
  status: 200 | 201,
  list: StoredList,
  view: 'full' | 'summary' | undefined,
): Promise<FastifyReply | SavedListSummary> {
  return view === 'summary' ? { ...list.head, preview: [...list.preview] } : sendList(reply, status, list)
}

export function sendLists(
  reply: FastifyReply,
  batches: AsyncIterable<readonly WholeList[]>,
): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(recordsOf(batches, 'words', ({ head, words }) => [head, words])))
}
