import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const pages = fileURLToPath(new URL('../build/client/', import.meta.url))

for (const page of globSync('**/*.html', { cwd: pages })) {
  const file = join(pages, page)
  writeFileSync(file, yieldToWhatIsSeen(signStyles(readFileSync(file, 'utf8'))))
}

/** The build names the digest of each script in its pages; here those of the style sheets join them. */
function signStyles(html: string): string {
  return html.replaceAll(/<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, sign)
}

/** React Router marks the sheets of routes that others share by a `#` at the end of the address. */
function sign(link: string, href: string): string {
  const digest = createHash('sha384')
    .update(readFileSync(join(pages, new URL(href, 'file:///').pathname)))
    .digest('base64')
  return `${link} integrity="sha384-${digest}"`
}

/** A page can be read before it runs: on a slow line, what it looks like comes before its scripts. */
function yieldToWhatIsSeen(html: string): string {
  return html.replaceAll(
    /<link rel="modulepreload"|<script(?=[^>]* type="module")/g,
    '$& fetchpriority="low"',
  )
}
