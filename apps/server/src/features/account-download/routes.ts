import { Readable } from 'node:stream'
import { accounts } from '@wordloom/contract'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { heldByCurrent } from '../../memory/held-memory.ts'
import type { AccountDownload } from './service.ts'

export function accountDownloadRoutes(app: FastifyInstance, download: AccountDownload): void {
  serve(app, accounts.download, async ({ viewer, client, reply }) => {
    const files = await download.open(viewer.user.id, client.address)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="wordloom-account.zip"')
      .send(Readable.fromWeb(makeZip(heldByCurrent(files))))
  })
}
