import { Readable } from 'node:stream'
import { combinations, EXPORT_FILES, uploads } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { IS_SENDING, serve } from '../../http/serve.ts'
import { heldByCurrent } from '../../memory/held-memory.ts'
import type { CombinationService } from './service.ts'

export function combinationRoutes(app: FastifyInstance, service: CombinationService): void {
  serve(app, combinations.write, async ({ viewer, body, reply }) => {
    const { length, chunks } = await service.write(viewer.user.id, body, whenOver(reply))
    reply.type(`${EXPORT_FILES[body.format ?? 'txt'].mediaType}; charset=utf-8`)
    if (length !== null) reply.header('content-length', String(length))
    return send(reply, chunks)
  })
  serve(app, combinations.count, ({ viewer, body }) => service.count(viewer.user.id, body))

  serve(app, uploads.campaign, async ({ viewer, body, reply }) => {
    const { chunks, fileNames } = await service.campaign(viewer.user.id, body, whenOver(reply))
    const [only = '', ...others] = fileNames
    const isZip = others.length > 0
    reply.type(isZip ? 'application/zip' : 'text/csv')
    nameFile(reply, isZip ? `${body.for}.zip` : only)
    return send(reply, chunks)
  })
  serve(app, uploads.products, async ({ viewer, body, reply }) => {
    const { chunks, fileNames } = await service.products(viewer.user.id, body, whenOver(reply))
    reply.type('text/csv; charset=utf-8')
    nameFile(reply, fileNames[0] ?? '')
    return send(reply, chunks)
  })
}

function whenOver(reply: FastifyReply): AbortSignal {
  const over = new AbortController()
  reply.raw.once('close', () => over.abort())
  return over.signal
}

function nameFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`)
}

function send(reply: FastifyReply, chunks: AsyncIterable<Uint8Array>): typeof IS_SENDING {
  void reply.send(Readable.from(heldByCurrent(chunks), { objectMode: false }))
  return IS_SENDING
}
