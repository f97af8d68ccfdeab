import { readFileSync, writeFileSync } from 'node:fs'
import { describeConditions } from '../conditions.ts'
import { readArguments } from './arguments.ts'
import { openPlace } from './place.ts'

const PAGE = new URL('../../../docs/performance.md', import.meta.url)

const { parts, kind, isWritten } = readArguments(process.argv.slice(2))
for (const { name, measure } of parts) {
  const started = performance.now()
  console.error(`${name} …`)
  const table = await measure({ openPlace: () => openPlace(kind) })
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const text = `${table}\n\n${describeConditions()}`
  console.log(`${text}\n\n${name} took ${seconds} s.\n`)
  if (isWritten) write(kind === 'embedded' ? name : `${name} ${kind}`, text)
}

function write(place: string, text: string): void {
  const measured = new RegExp(`(?<=<!-- server ${place} -->\n)[^]*(?=<!-- end of server ${place} -->)`)
  const page = readFileSync(PAGE, 'utf8')
  if (!measured.test(page)) throw new Error(`docs/performance.md has no place for ${place}.`)
  writeFileSync(
    PAGE,
    page.replace(measured, () => `\n${text}\n\n`),
  )
}
