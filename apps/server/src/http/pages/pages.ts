import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { DEMO_MAIL_PATH, PATHS_WITH_PARAMETERS } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders, securityHeaders } from '../answers/security-headers.ts'
import { createPackings, encodingFor, sendPacking } from './packings.ts'

const ADDRESS_PLACEHOLDER = 'https://site-address.invalid'

const NOT_FOUND = '/404'

/** Built once, for an id that never exists. All targets have their own pages, so other URLs of them are wrong. */
const BUILT_FOR = {
  '/projects/:id': { built: '/projects/0', status: 200 },
  '/for/:target': { built: '/for/0', status: 404 },
} as const satisfies Record<
  (typeof PATHS_WITH_PARAMETERS)[number],
  { readonly built: string; readonly status: number }
>
const STAND_INS_FOR_ERRORS = [NOT_FOUND, BUILT_FOR['/for/:target'].built]

/** Links to this page load a new document, so that no other page gets the policy for Stripe. */
const PAYMENT_PATH = '/subscription'

const FOLDER = /^(\/.+)\/index\.html$/

interface Page {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly packed: ReturnType<typeof createPackings>
}

export interface Pages {
  readonly send: (
    path: string,
    status: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

interface PageSettings {
  readonly webRoot: string
  readonly isSecure: boolean
  readonly publicUrl: () => string
  readonly isDemoOpen: ((request: FastifyRequest) => boolean) | null
  readonly isPaidByStripe?: boolean
}

export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError'

  constructor(webRoot: string) {
    super(`The web app isn't built: ${webRoot} has no pages. Run "npm run build".`)
  }
}

/** `/login/index.html` is served at `/login` too. */
export async function servePages(
  app: FastifyInstance,
  { webRoot, isSecure, publicUrl, isDemoOpen, isPaidByStripe = false }: PageSettings,
): Promise<Pages> {
  const builtByPath = await readPages(webRoot)
  if (!builtByPath.has(NOT_FOUND)) throw new NotBuiltError(webRoot)
  const pagesByPath = new Map<string, Page>()
  const pageAt = (path: string): Page => {
    const built = builtByPath.get(path)
    if (built === undefined) return pageAt(NOT_FOUND)
    const page = pagesByPath.get(path) ?? toPage(path, built.toString())
    pagesByPath.set(path, page)
    return page
  }
  const toPage = (path: string, built: string): Page => {
    const html = built.replaceAll(ADDRESS_PLACEHOLDER, publicUrl())
    const headers = documentHeaders({ isSecure, scripts: digestsOfScripts(html), guest: guestOf(path) })
    return { headers, packed: createPackings(html, JSON.stringify([securityHeaders(isSecure), headers])) }
  }
  const guestOf = (path: string) => {
    if (path === DEMO_MAIL_PATH) return 'frames'
    return path === PAYMENT_PATH && isPaidByStripe ? 'stripe' : undefined
  }
  const send = async (path: string, status: number, request: FastifyRequest, reply: FastifyReply) => {
    const { headers, packed } = pageAt(path)
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) reply.removeHeader(name)
      else reply.header(name, value)
    }
    reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return sendPacking(packed(encodingFor(request.headers['accept-encoding'])), request, reply)
  }

  const serveAt = (path: string, built: string, status = 200) =>
    app.get(path, async (request, reply) => {
      const isClosed = path.startsWith(DEMO_MAIL_PATH) && isDemoOpen?.(request) !== true
      // Send this page with 404, because another page can't hydrate at this URL.
      return send(built, isClosed ? 404 : status, request, reply)
    })

  for (const path of builtByPath.keys()) {
    if (STAND_INS_FOR_ERRORS.some((built) => path === built || path.startsWith(`${built}/`))) continue
    if (path.startsWith(DEMO_MAIL_PATH) && isDemoOpen === null) continue
    serveAt(path, path)
    const folder = FOLDER.exec(path)?.[1]
    if (folder !== undefined) {
      app.get(`${folder}/`, async ({ url }, reply) => reply.redirect(`${folder}${queryOf(url)}`, 308))
    }
  }
  for (const path of PATHS_WITH_PARAMETERS) serveAt(path, BUILT_FOR[path].built, BUILT_FOR[path].status)
  return { send, sendNotFound: (request, reply) => send(NOT_FOUND, 404, request, reply) }
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

async function readPages(webRoot: string): Promise<ReadonlyMap<string, Buffer>> {
  const builtByPath = new Map<string, Buffer>()
  for await (const file of glob('**/*.html', { cwd: webRoot })) {
    const path = `/${file.split(sep).join('/')}`
    const built = await readFile(join(webRoot, file))
    builtByPath.set(path, built)
    if (path.endsWith('/index.html')) builtByPath.set(FOLDER.exec(path)?.[1] ?? '/', built)
  }
  return builtByPath
}

/** Skips scripts with a data type: browsers neither run them nor check them against the policy. */
const INLINE = /<script(?![^>]* (?:src=|type="application\/))[^>]*>(.+?)<\/script>/gs

export function digestsOfScripts(html: string): readonly string[] {
  const digests = [...html.matchAll(INLINE)].map(([, code = '']) => `'sha256-${digestOf(code)}'`)
  return [...new Set(digests)]
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
