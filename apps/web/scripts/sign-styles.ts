import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build names the digest of each script in its pages; here those of the style sheets join them. */
const pages = fileURLToPath(new URL('../build/client/', import.meta.url))

for (const page of globSync('**/*.html', { cwd: pages })) {
  const file = join(pages, page)
  const html = readFileSync(file, 'utf8')
  writeFileSync(file, html.replaceAll(/<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, sign))
}

/** React Router marks the sheets of routes that others share by a `#` at the end of the address. */
function sign(link: string, href: string): string {
  const digest = createHash('sha384')
    .update(readFileSync(join(pages, new URL(href, 'file:///').pathname)))
    .digest('base64')
  return `${link} integrity="sha384-${digest}"`
}
