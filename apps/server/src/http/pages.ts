import { randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentPolicy } from './security-headers.ts'

/** Stands in the built pages wherever the nonce of an answer belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** The page of every path that has none. */
const NOT_FOUND = '/404'

const NONCE_BYTES = 16

const FOLDER = /^(\/.+)\/index\.html$/

/** A built page, split where the nonce of an answer belongs. */
type Page = readonly string[]

export interface Pages {
  /** Answers with the page of a path that has none. */
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** The folder of the web app holds no pages. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError'

  constructor(webRoot: string) {
    super(`The web app is not built: ${webRoot} has no pages. Run "npm run build".`)
  }
}

/** Serves every built page under its path: `/login/index.html` is also `/login`. */
export async function servePages(
  app: FastifyInstance,
  { webRoot, isSecure }: { webRoot: string; isSecure: boolean },
): Promise<Pages> {
  const pagesByPath = await readPages(webRoot)
  const notFound = pagesByPath.get(NOT_FOUND)
  if (notFound === undefined) throw new NotBuiltError(webRoot)

  const send = async (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    reply
      .header('content-security-policy', documentPolicy({ isSecure, nonce }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
    return sendCompressed(page.join(nonce), request, reply)
  }

  for (const [path, page] of pagesByPath) {
    if (path.startsWith(NOT_FOUND)) continue
    app.get(path, async (request, reply) => send(page, request, reply))
    const folder = FOLDER.exec(path)?.[1]
    if (folder !== undefined) app.get(`${folder}/`, async (_request, reply) => reply.redirect(folder, 308))
  }
  return { sendNotFound: async (request, reply) => send(notFound, request, reply.code(404)) }
}

async function readPages(webRoot: string): Promise<ReadonlyMap<string, Page>> {
  const pagesByPath = new Map<string, Page>()
  for await (const file of glob('**/*.html', { cwd: webRoot })) {
    const path = `/${file.split(sep).join('/')}`
    const page = (await readFile(join(webRoot, file), 'utf8')).split(NONCE_PLACEHOLDER)
    pagesByPath.set(path, page)
    if (path.endsWith('/index.html')) pagesByPath.set(FOLDER.exec(path)?.[1] ?? '/', page)
  }
  return pagesByPath
}

const compress = promisify(gzip)

async function sendCompressed(text: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.send(text)
  }
  return reply.header('content-encoding', 'gzip').send(await compress(text))
}
