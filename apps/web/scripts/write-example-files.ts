import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GUIDE_PATHS } from '@wordloom/contract'
import { toCombinations } from '../src/site/guides/combinations.ts'
import { GUIDES } from '../src/site/guides/content/guides.ts'
import { toExampleFile } from '../src/site/guides/example-files.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))

for (const path of GUIDE_PATHS) {
  GUIDES[path].examples.forEach((example, place) => {
    const file = client + toExampleFile(path, place)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${toCombinations(example).join('\n')}\n`)
  })
}
