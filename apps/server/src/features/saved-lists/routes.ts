import { type FileFields, type ReadingReport, type ReplyOf, savedLists } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
  serve(app, savedLists.create, async ({ account, body, query, repeat, request, reply }) =>
    sendSaved(
      reply,
      201,
      withReport(await listsOf(account).create(account.userId, body, repeat), query, request),
      query.view,
    ),
  )
  serve(app, savedLists.replace, async ({ account, params, body, query, ifMatch, request, reply }) => {
    const list = await listsOf(account).replace(account.userId, params.id, body, ifMatch)
    return sendSaved(reply, 200, withReport(list, query, request), query.view)
  })
  serve(app, savedLists.rename, ({ account, params, body, ifMatch }) =>
    listsOf(account).rename(account.userId, params.id, body, ifMatch),
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

interface SavedList extends StoredList {
  readonly head: StoredList['head'] & { readonly reading?: ReadingReport }
}

function withReport(list: StoredList, { report }: FileFields, { fileReport }: FastifyRequest): SavedList {
  return report === 'true' && fileReport !== null
    ? { ...list, head: { ...list.head, reading: fileReport } }
    : list
}

async function sendSaved(
  reply: FastifyReply,
  status: 200 | 201,
  list: SavedList,
  view: 'full' | 'summary' | undefined,
): Promise<FastifyReply | ReplyOf<typeof savedLists.create>> {
  return view === 'summary' ? { ...list.head, preview: [...list.preview] } : sendList(reply, status, list)
}

function sendLists(reply: FastifyReply, batches: AsyncIterable<readonly WholeList[]>): Promise<FastifyReply> {
  return sendJson(reply, 200, arrayOf(recordsOf(batches, 'words', ({ head, words }) => [head, words])))
}
