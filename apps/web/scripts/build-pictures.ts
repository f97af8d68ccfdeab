import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GUIDE_PATHS, type GuidePath, PRODUCT_TEXTS } from '@wordloom/contract'
import { workOut, workOutGuide } from '../src/site/guides/work-out.ts'
import { chooseExample } from './pictures/example-rows.ts'
import { findPages, type PageWithPicture } from './pictures/pages.ts'
import { drawPicture, type Picture } from './pictures/picture.ts'
import { createRenderer } from './pictures/renderer.ts'

const HOME = {
  headings: ['Quality', 'Thing', 'Place'],
  ...workOut({
    columns: [
      ['handmade', 'vintage', 'painted'],
      ['oak desk', 'pine shelf', 'ash stool', 'elm bench'],
      ['bristol', 'leeds', 'york'],
    ],
    options: { separator: 'space' },
  }),
} as const

const pages = fileURLToPath(new URL('../build/client/', import.meta.url))
const drawn = fileURLToPath(new URL('../build/pictures/', import.meta.url))

const renderer = await createRenderer()
mkdirSync(drawn, { recursive: true })
const used = new Set<string>()
for (const page of findPages(pages)) {
  const svg = drawPicture(toPicture(page), renderer)
  const name = `${createHash('sha256').update(svg).digest('hex')}.png`
  used.add(name)
  if (!existsSync(join(drawn, name))) writeFileSync(join(drawn, name), renderer.draw(svg))
  mkdirSync(dirname(join(pages, page.file)), { recursive: true })
  copyFileSync(join(drawn, name), join(pages, page.file))
}
for (const name of globSync('*.png', { cwd: drawn })) if (!used.has(name)) rmSync(join(drawn, name))
console.log(`Pictures for sharing: ${used.size}`)

function toPicture({ path, text, description }: PageWithPicture): Picture {
  // The picture already shows the product's name above the title.
  const title = text.replace(`${PRODUCT_TEXTS.name}: `, '')
  if (path === '/') return { title, example: HOME }
  const guide = GUIDE_PATHS.find((each) => each === path)
  return guide === undefined ? { title, lead: firstSentence(description) } : toGuidePicture(title, guide)
}

function toGuidePicture(title: string, path: GuidePath): Picture {
  const { badge, examples } = workOutGuide(path)
  const example = chooseExample(examples)
  return { title, badge, ...(example && { example }) }
}

/** @example firstSentence('Contact us. Or call.') // 'Contact us.' */
function firstSentence(text: string): string {
  return /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text
}
