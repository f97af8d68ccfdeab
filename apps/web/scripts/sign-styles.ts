import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** React Router adds the digests of scripts to the page. This adds those of style sheets. */
export function signStyles(html: string, folder: string): string {
  return html.replaceAll(/<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, (link, href) => {
    // React Router appends `#` to the URLs of style sheets that several routes share.
    const file = join(folder, new URL(href, 'file:///').pathname)
    const digest = createHash('sha384').update(readFileSync(file)).digest('base64')
    return `${link} integrity="sha384-${digest}"`
  })
}
