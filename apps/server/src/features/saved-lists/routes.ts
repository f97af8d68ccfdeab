import { type SavedListSummary, savedLists } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { arrayOf, recordsOf, sendJson, sendRecord } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import type { SavedListService } from './service.ts'
import type { StoredList, WholeList } from './storage.ts'

export function savedListRoutes(app: FastifyInstance, lists: SavedListService): void {
  serve(app, savedLists.list, async ({ viewer, query, reply }) =>
    query.view === 'summary'
      ? lists.summaries(viewer.user.id)
      : sendLists(reply, await lists.whole(viewer.user.id)),
  )
  serve(app, savedLists.search, ({ viewer, query: { q, after } }) =>
    lists.search(viewer.user.id, q, after === undefined ? undefined : Number(after)),
  )
  serve(app, savedLists.read, async ({ viewer, params, reply }) =>
    sendList(reply, 200, await lists.find(viewer.user.id, params.id)),
  )
  serve(app, savedLists.create, async ({ viewer, body, query, repeat, reply }) =>
    sendSaved(reply, 201, await lists.create(viewer.user.id, body, repeat), query.view),
  )
  serve(app, savedLists.replace, async ({ viewer, params, body, query, ifMatch, reply }) =>
    sendSaved(reply, 200, await lists.replace(viewer.user.id, params.id, body, ifMatch), query.view),
  )
  serve(app, savedLists.rename, ({ viewer, params, body, ifMatch }) =>
    lists.rename(viewer.user.id, params.id, body.name, ifMatch),
  )
  serve(app, savedLists.setFolder, ({ viewer, params, body }) =>
    lists.setFolder(viewer.user.id, params.id, body.folderId),
  )
  serve(app, savedLists.move, ({ viewer, params, body }) =>
    lists.move(viewer.user.id, params.id, body.projectId),
  )
  serve(app, savedLists.remove, ({ viewer, params, ifMatch }) =>
    lists.remove(viewer.user.id, params.id, ifMatch),
  )
  serve(app, savedLists.restore, ({ viewer, params }) => lists.restore(viewer.user.id, params.id))
}

function sendList(
  reply: FastifyReply,
  status: 200 | 201,
  { head, words }: StoredList,
): Promise<FastifyReply> {
  return sendRecord(reply, status, head, 'words', words)
}

async function sendSaved(
  reply: FastifyReply,
  status: 200 | 201,
  list: StoredList,
  view: 'full' | 'summary' | undefined,
): Promise<FastifyReply | SavedListSummary> {
  return view === 'summary' ? { ...list.head, preview: [...list.preview] } : sendList(reply, status, list)
}

function sendLists(reply: FastifyReply, batches: AsyncIterable<readonly WholeList[]>): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(recordsOf(batches, 'words', ({ head, words }) => [head, words])))
}
