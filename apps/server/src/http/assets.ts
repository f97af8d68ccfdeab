import { glob, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mediaTypeOf } from './media-types.ts'
import { type Encoding, encodingFor, type Packing, toPacking } from './packings.ts'
import { documentPolicy } from './security-headers.ts'
import { sendPacking } from './send-packing.ts'

/** Vite puts files whose names hold a hash of their content here. */
const HASHED = /^assets\/[^/]+$/

/** Files to download: no browser shows them as pages. */
const DOWNLOADED = /^samples\//

/** Never served as they stand: pages have a policy each, the rest is for us or already sent compressed. */
const NOT_SERVED = /\.(html|map|br|gz)$|(^|\/)\./

/** What the build calls a file that it has packed. */
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Serves the files that the build made. Each gets a route of its own at the start, so that no address, however
 * written, can reach another file. What was asked for once is kept: all of them are a few megabytes.
 */
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
