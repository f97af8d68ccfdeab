import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { App } from '../accounts/person.ts'
import type { DatabaseKind } from '../database/database.ts'
import { anApp } from './app.ts'

interface Route {
  readonly method: string
  readonly path: string
}

export interface Installation {
  readonly app: App
  readonly routes: readonly Route[]
}

/** Listens to the framework itself, so that no route goes unnoticed. */
export async function anInstallation(
  kind: DatabaseKind,
  settings: Readonly<Record<string, string>>,
): Promise<Installation> {
  const routes: Route[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, path: url })
    })
  }
  const initialization = channel('fastify.initialization')
  initialization.subscribe(listen)
  try {
    return { app: await anApp({ kind, settings }), routes }
  } finally {
    initialization.unsubscribe(listen)
  }
}
