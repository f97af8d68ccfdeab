import { type SavedListSummary, savedLists } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { arrayOf, recordsOf, sendJson, sendRecord } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import type { Account } from '../../ports/account.ts'
import type { SavedListService } from './service.ts'
import type { StoredList, WholeList } from './storage.ts'

export function savedListRoutes(
  app: FastifyInstance,
  lists: SavedListService,
  listsOf: (account: Account) => SavedListService,
): void {
  serve(app, savedLists.list, async ({ viewer, query, reply }) =>
    query.view === 'summary'
      ? lists.summaries(viewer.user.id)
      : sendLists(reply, await lists.whole(viewer.user.id)),
  )
  serve(app, savedLists.search, ({ viewer, query: { q, after } }) =>
    lists.search(viewer.user.id, q, after === undefined ? undefined : Number(after)),
  )
  serve(app, savedLists.read, async ({ account, params, reply }) =>
    sendList(reply, 200, await lists.find(account.userId, params.id)),
  )
  serve(app, savedLists.create, async ({ account, body, query, repeat, reply }) =>
    sendSaved(reply, 201, await listsOf(account).create(account.userId, body, repeat), query.view),
  )
  serve(app, savedLists.replace, async ({ account, params, body, query, ifMatch, reply }) => {
    const list = await listsOf(account).replace(account.userId, params.id, body, ifMatch)
    return sendSaved(reply, 200, list, query.view)
  })
  serve(app, savedLists.rename, ({ account, params, body, ifMatch }) =>
    listsOf(account).rename(account.userId, params.id, body.name, ifMatch),
  )
  serve(app, savedLists.setFolder, ({ viewer, params, body }) =>
    lists.setFolder(viewer.user.id, params.id, body.folderId),
  )
  serve(app, savedLists.move, ({ account, params, body }) =>
    listsOf(account).move(account.userId, params.id, body.projectId),
  )
  serve(app, savedLists.remove, ({ account, params, ifMatch }) =>
    listsOf(account).remove(account.userId, params.id, ifMatch),
  )
  serve(app, savedLists.restore, ({ account, params }) => listsOf(account).restore(account.userId, params.id))
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
