import { Readable } from 'node:stream'
import { csvChoicesOf, EXPORT_FILES, savedResults } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { objectWith, sendJson } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import { heldByCurrent } from '../../memory/held-memory.ts'
import { inBlocks } from '../../memory/text.ts'
import type { Account } from '../../ports/account.ts'
import type { WholeResult } from './answers.ts'
import type { SavedResultService } from './service.ts'
import type { NamedRecipe } from './storage.ts'

export function savedResultRoutes(
  app: FastifyInstance,
  results: SavedResultService,
  resultsOf: (account: Account) => SavedResultService,
): void {
  serve(app, savedResults.list, async ({ viewer, query, reply }) =>
    query.view === 'summary'
      ? results.summaries(viewer.user.id)
      : sendJson(reply, 200, await results.whole(viewer.user.id)),
  )
  serve(app, savedResults.read, async ({ account, params, reply }) =>
    sendWhole(reply, 200, await results.read(account.userId, params.id)),
  )
  serve(app, savedResults.recipe, async ({ account, params, reply }) =>
    sendRecipe(reply, await results.recipe(account.userId, params.id)),
  )
  serve(app, savedResults.export, async ({ account, params, query, request, reply }) => {
    const { format = 'txt' } = query
    const { length, chunks, close } = await results.export(account.userId, params.id, {
      format,
      ...csvChoicesOf(query),
    })
    reply.raw.once('close', close)
    const { fileName, mediaType } = EXPORT_FILES[format]
    reply
      .type(`${mediaType}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${fileName}"`)
    // Clients give up on a length that exceeds their number range.
    if (length !== null && length <= Number.MAX_SAFE_INTEGER) reply.header('content-length', String(length))
    const file = Readable.from(heldByCurrent(chunks), { objectMode: false })
    if (request.method !== 'HEAD') return reply.send(file)
    // Fastify would read the whole stream for HEAD.
    file.destroy()
    return reply.send('')
  })
  serve(app, savedResults.create, async ({ account, body, query, repeat, reply }) =>
    query.view === 'summary'
      ? resultsOf(account).create(account.userId, body, repeat)
      : sendWhole(reply, 201, await resultsOf(account).createWhole(account.userId, body, repeat)),
  )
  serve(app, savedResults.replace, async ({ account, params, body, query, ifMatch, reply }) => {
    const [own, { userId }] = [resultsOf(account), account]
    return query.view === 'summary'
      ? own.replace(userId, params.id, body, ifMatch)
      : sendWhole(reply, 200, await own.replaceWhole(userId, params.id, body, ifMatch))
  })
  serve(app, savedResults.rename, ({ account, params, body, ifMatch }) =>
    resultsOf(account).rename(account.userId, params.id, body, ifMatch),
  )
  serve(app, savedResults.move, ({ account, params, body }) =>
    resultsOf(account).move(account.userId, params.id, body.projectId),
  )
  serve(app, savedResults.remove, ({ account, params, ifMatch }) =>
    resultsOf(account).remove(account.userId, params.id, ifMatch),
  )
  serve(app, savedResults.restore, ({ account, params }) =>
    resultsOf(account).restore(account.userId, params.id),
  )
}

function sendWhole(
  reply: FastifyReply,
  status: 200 | 201,
  { version, json }: WholeResult,
): Promise<FastifyReply> {
  return sendJson(reply.header('etag', `"${version}"`), status, json)
}

function sendRecipe(reply: FastifyReply, { id, name, recipe }: NamedRecipe): Promise<FastifyReply> {
  const json = recipe === null ? ['null'] : inBlocks(recipe)
  return sendJson(reply, 200, objectWith({ id, name }, { recipe: json }))
}
