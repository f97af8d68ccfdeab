import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PageWithPicture {
  readonly path: string
  /** Relative to the folder of the built pages. */
  readonly file: string
  readonly text: string
  readonly description: string
}

export function findPages(root: string): PageWithPicture[] {
  return globSync('**/index.html', { cwd: root })
    .toSorted()
    .flatMap((page) => {
      const html = readFileSync(join(root, page), 'utf8')
      const image = propertyOf(html, 'og:image')
      const text = propertyOf(html, 'og:image:alt')
      const description = propertyOf(html, 'og:description')
      if (image === null || text === null || description === null) return []
      const path = `/${page.replace(/(^|\/)index\.html$/, '')}`
      return [{ path, text, description, file: new URL(image).pathname.slice(1) }]
    })
}

function propertyOf(html: string, name: string): string | null {
  const content = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined ? null : decode(content)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
