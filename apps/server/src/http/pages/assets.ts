import { glob, readFile } from 'node:fs/promises'
import { extname, join, posix, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { documentPolicy } from '../answers/security-headers.ts'
import { type Encoding, encodingFor, type Packing, sendPacking, toPacking } from './packings.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const HASHED = /^assets\/[^/]+$/

const DOWNLOADED = /^samples\//

/** Pages have their own routes; compressed files are sent in place of their originals. */
const NOT_SERVED = /\.(html|map|br|gz)$|(^|\/)\./

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/** Gives each built file its own route at startup, so that no URL can reach any other file. */
export async function serveAssets(
  app: FastifyInstance,
  { webRoot, isSecure }: { webRoot: string; isSecure: boolean },
): Promise<void> {
  const policy = documentPolicy({ isSecure })
  const files = new Set<string>()
  for await (const file of glob('**/*.*', { cwd: webRoot })) files.add(file.split(sep).join('/'))
  for (const file of files) {
    if (NOT_SERVED.test(file)) continue
    const headers = {
      'content-type': mediaTypeOf(file),
      'content-security-policy': policy,
      'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(DOWNLOADED.test(file) && {
        'content-disposition': `attachment; filename="${posix.basename(file)}"`,
      }),
    }
    const packings = new Map<Encoding, Packing>()
    app.get(`/${file}`, async (request, reply) => {
      const wanted = encodingFor(request.headers['accept-encoding'])
      const encoding = files.has(file + SUFFIX[wanted]) ? wanted : 'identity'
      const packing =
        packings.get(encoding) ??
        toPacking(encoding, await readFile(join(webRoot, file + SUFFIX[encoding])), policy)
      packings.set(encoding, packing)
      return sendPacking(packing, request, reply.headers(headers))
    })
  }
}

function mediaTypeOf(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream'
}
