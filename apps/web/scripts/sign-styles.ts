import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The build names the digest of each script in its pages; here those of the style sheets join them. */
export function signStyles(html: string, folder: string): string {
  return html.replaceAll(/<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/g, (link, href) => {
    // React Router marks the sheets of routes that others share by a `#` at the end of the address.
    const file = join(folder, new URL(href, 'file:///').pathname)
    const digest = createHash('sha384').update(readFileSync(file)).digest('base64')
    return `${link} integrity="sha384-${digest}"`
  })
}
