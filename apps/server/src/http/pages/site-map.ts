import { INDEXED_PATHS } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

export function serveSiteMap(app: FastifyInstance, { publicUrl }: { publicUrl: () => string }): void {
  app.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(toSiteMap(publicUrl())),
  )
  app.get('/robots.txt', async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(toRobots(publicUrl())),
  )
}

function toSiteMap(address: string): string {
  const urls = INDEXED_PATHS.map((path) => `  <url><loc>${address}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

function toRobots(address: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /api/docs

Sitemap: ${address}/sitemap.xml
`
}
