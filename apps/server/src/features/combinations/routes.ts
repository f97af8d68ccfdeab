import { Readable } from 'node:stream'
import { combinations, EXPORT_FILES } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { IS_SENDING, serve } from '../../http/serve.ts'
import { heldByCurrent } from '../../memory/held-memory.ts'
import type { CombinationService } from './service.ts'

export function combinationRoutes(app: FastifyInstance, service: CombinationService): void {
  serve(app, combinations.write, async ({ viewer, body, reply }) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    const { length, chunks } = await service.write(viewer.user.id, body, left.signal)
    reply.type(`${EXPORT_FILES[body.format ?? 'txt'].mediaType}; charset=utf-8`)
    if (length !== null) reply.header('content-length', String(length))
    void reply.send(Readable.from(heldByCurrent(chunks), { objectMode: false }))
    return IS_SENDING
  })
  serve(app, combinations.count, ({ viewer, body }) => service.count(viewer.user.id, body))
}
