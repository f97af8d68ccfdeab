import { Readable } from 'node:stream'
import { accounts } from '@wordloom/contract'
import { makeZip } from 'client-zip'
import type { FastifyInstance } from 'fastify'
import { createPlaces } from '../../http/places.ts'
import { serve } from '../../http/serve.ts'
import type { AccountDownload } from './service.ts'

/** Each reads what is large as fast as its client takes it. */
const PLACES = { name: 'downloading', atOnce: 4, atOncePerAccount: 2 }

export function accountDownloadRoutes(app: FastifyInstance, download: AccountDownload): void {
  const places = createPlaces(PLACES)
  serve(app, accounts.download, async ({ viewer, client, reply }) => {
    if (!reply.raw.destroyed) reply.raw.once('close', places.take(viewer.user.id))
    const files = await download.open(viewer.user.id, client.address)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="wordloom-account.zip"')
      .send(Readable.fromWeb(makeZip(files)))
  })
}
