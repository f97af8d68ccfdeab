import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { showFirst } from './show-first.ts'
import { signStyles } from './sign-styles.ts'

const pages = fileURLToPath(new URL('../build/client/', import.meta.url))

for (const page of globSync('**/*.html', { cwd: pages })) {
  const file = join(pages, page)
  writeFileSync(file, showFirst(signStyles(readFileSync(file, 'utf8'), pages)))
}
