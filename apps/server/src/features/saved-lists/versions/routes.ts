import { listVersions } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { sendRecord } from '#http/answers/json.ts'
import { serve } from '#http/serve.ts'
import type { Account } from '#ports/account.ts'
import type { ListVersionService } from './service.ts'

export function listVersionRoutes(
  app: FastifyInstance,
  versionsOf: (account: Account) => ListVersionService,
): void {
  serve(app, listVersions.list, ({ account, params }) => versionsOf(account).list(account.userId, params.id))
  serve(app, listVersions.read, async ({ account, params: { id, versionId }, reply }) => {
    const { head, words } = await versionsOf(account).find(account.userId, id, versionId)
    return sendRecord(reply, 200, head, 'words', words)
  })
  serve(app, listVersions.bringBack, ({ account, params, ifMatch }) =>
    versionsOf(account).bringBack(account.userId, params, ifMatch),
  )
}
