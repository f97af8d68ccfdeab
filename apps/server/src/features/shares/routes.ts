import { shares } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { linesOf, objectBefore, objectWith, type Pieces, sendJson } from '../../http/answers/json.ts'
import { serve } from '../../http/serve.ts'
import type { Opened, ShareService } from './service.ts'
import type { ShownResult } from './shown-item.ts'

/** Writes the recipe and the combinations of a result, which may have to be generated. */
export type ToMembers = (result: {
  readonly combinationCount: ShownResult['head']['combinationCount']
  readonly recipe: ShownResult['recipe']
  readonly text: ShownResult['text']
}) => Promise<Readonly<Record<string, Pieces>>>

export function shareRoutes(app: FastifyInstance, service: ShareService, toMembers: ToMembers): void {
  serve(app, shares.list, ({ viewer }) => service.list(viewer))
  serve(app, shares.create, ({ viewer, body, client }) => service.create(viewer, body, client))
  serve(app, shares.revoke, ({ viewer, params, client }) => service.revoke(viewer, params.id, client))
  serve(app, shares.open, async ({ body, client, reply }) =>
    sendJson(reply, 200, await piecesOf(await service.open(body, client), toMembers)),
  )
}

async function piecesOf({ item, ...link }: Opened, toMembers: ToMembers): Promise<Pieces> {
  const head = { kind: item.kind, ...link, ...item.head }
  switch (item.kind) {
    case 'list':
      return objectWith(head, { words: linesOf(item.words) })
    case 'result':
      return objectWith(
        head,
        await toMembers({
          combinationCount: item.head.combinationCount,
          recipe: item.recipe,
          text: item.text,
        }),
      )
    case 'project':
      return objectBefore(head, item.state)
  }
}
