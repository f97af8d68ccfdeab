import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { RATE_LIMITS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { SECRET } from './secret-files.ts'

const SETTING = /'([A-Z][A-Z]+(?:_[A-Z]+)*)'/g

const EVENTS = [
  /(?:record|note)\((?:transaction, )?'([a-z]+(?:_[a-z]+)+)'/g,
  /\baction: '([a-z]+(?:_[a-z]+)+)'/g,
  /\baction: .+ \? '([a-z_]+)' : '([a-z_]+)'/g,
]

const guide = await read('../../../../docs/operations.md')

it('the operations guide and the README name each setting', async () => {
  const readme = await read('../../../../README.md')
  const sources = await Promise.all(['config.ts', 'payment-settings.ts', 'secret-files.ts'].map(read))
  const settings = find(sources.join('\n'), SETTING)
  expect(settings.length).toBeGreaterThan(25)
  expect(
    settings.filter((name) => !guide.includes(`\`${name}\``) || !readme.includes(`\`${name}\``)),
  ).toEqual([])
})

it('the guide names the file setting of each secret', () => {
  expect([...SECRET].filter((name) => !guide.includes(`\`${name}_FILE\``))).toEqual([])
})

it('the guide lists the current rate limits', () => {
  const rows = Object.entries(RATE_LIMITS).map(([name, { most, seconds }]) => ({
    name,
    end: `| ${most} | ${seconds} |`,
  }))
  const lines = guide.split('\n')
  const isTold = ({ name, end }: (typeof rows)[number]) =>
    lines.some((line) => line.startsWith(`| \`${name}\` |`) && line.endsWith(end))
  expect(rows.filter((row) => !isTold(row))).toEqual([])
})

it('the guide names each logged event', async () => {
  const sources: string[] = []
  for await (const file of glob('features/**/*.ts', { cwd: fileURLToPath(new URL('..', import.meta.url)) })) {
    if (!/\.test\.ts$|testing/.test(file)) sources.push(await read(`../${file}`))
  }
  const events = EVENTS.flatMap((pattern) => find(sources.join('\n'), pattern))
  expect(events.length).toBeGreaterThan(25)
  expect(events.filter((event) => !guide.includes(`\`${event}\``))).toEqual([])
})

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, ...groups]) => groups))].filter(Boolean)
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, import.meta.url), 'utf8')
}
