import { glob, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mediaTypeOf } from './media-types.ts'
import { type Encoding, encodingFor, type Packing, toPacking } from './packings.ts'
import { documentPolicy } from './security-headers.ts'
import { sendPacking } from './send-packing.ts'

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
