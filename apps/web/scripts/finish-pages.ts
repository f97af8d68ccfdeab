import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showFirst } from './show-first.ts'

const pages = fileURLToPath(new URL('../build/client/', import.meta.url))

for (const page of globSync('**/*.html', { cwd: pages })) {
  const file = join(pages, page)
  writeFileSync(file, showFirst(signStyles(readFileSync(file, 'utf8'), pages)))
}

/** React Router adds the digests of scripts to the page. This adds those of style sheets. */
function signStyles(html: string, folder: string): string {
  return html.replaceAll(/<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, (link, href) => {
    // React Router appends `#` to the URLs of style sheets that several routes share.
    const file = join(folder, new URL(href, 'file:///').pathname)
    const digest = createHash('sha384').update(readFileSync(file)).digest('base64')
    return `${link} integrity="sha384-${digest}"`
  })
}
