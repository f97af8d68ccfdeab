import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { documentPolicy } from './security-headers.ts'

/** Vite puts files whose names hold a hash of their content here. */
const HASHED = /\/assets\/[^/]+$/

/** Never served as they stand: pages have a policy each, the rest is for us or already sent compressed. */
const NOT_SERVED = ['**/*.html', '**/*.map', '**/*.br', '**/*.gz']

/**
 * Serves the files that the build made. Each gets a route of its own at the start, so that no address, however
 * written, can reach another file.
 */
export async function serveAssets(
  app: FastifyInstance,
  { webRoot, isSecure }: { webRoot: string; isSecure: boolean },
): Promise<void> {
  const policy = documentPolicy({ isSecure })
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    globIgnore: NOT_SERVED,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('content-security-policy', policy)
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
