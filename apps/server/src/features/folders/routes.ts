import { folders } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { FolderService } from './service.ts'

export function folderRoutes(app: FastifyInstance, service: FolderService): void {
  serve(app, folders.list, ({ viewer }) => service.list(viewer.user.id))
  serve(app, folders.create, ({ viewer, body, repeat }) => service.create(viewer.user.id, body, repeat))
  serve(app, folders.update, ({ viewer, params, body }) => service.update(viewer.user.id, params.id, body))
  serve(app, folders.remove, ({ viewer, params }) => service.remove(viewer.user.id, params.id))
  serve(app, folders.restore, ({ viewer, params }) => service.restore(viewer.user.id, params.id))
}
