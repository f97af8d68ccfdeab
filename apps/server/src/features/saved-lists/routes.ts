import { savedLists } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { createHeldTexts } from './held-texts.ts'
import { sendList, sendLists, sendSaved } from './replies.ts'
import type { SavedListService } from './service.ts'

export function savedListRoutes(app: FastifyInstance, lists: SavedListService): void {
  const held = createHeldTexts()
  serve(app, savedLists.list, async ({ viewer, query, reply }) => {
    const { id } = viewer.user
    if (query.view === 'summary') return lists.summaries(id)
    held.demandRoom(id)
    const { mostBytes, batches } = await lists.whole(id)
    held.hold(reply, id, mostBytes)
    return sendLists(reply, batches)
  })
  serve(app, savedLists.search, ({ viewer, query: { q, after } }) =>
    lists.search(viewer.user.id, q, after === undefined ? undefined : Number(after)),
  )
  serve(app, savedLists.read, async ({ viewer, params, reply }) => {
    const { id } = viewer.user
    held.demandRoom(id)
    const list = await lists.find(id, params.id)
    held.hold(reply, id, list.words.length)
    return sendList(reply, 200, list)
  })
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
