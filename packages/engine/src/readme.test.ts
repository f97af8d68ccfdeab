import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import * as engine from './index.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const EXAMPLES = [...README.matchAll(/```js\n(?<code>.*?)```/gs)].map(({ groups }) => groups?.['code'] ?? '')

const KILOBYTE = 1000

/** Runs an example, and returns what it logs beside what its comments say. */
function run(example: string) {
  const logged: unknown[] = []
  const code = example.replace(/import (\{.+\}) from '@wordloom\/engine'/, 'const $1 = engine')
  new Function('engine', 'console', code)(engine, { log: (value: unknown) => logged.push(value) })
  const said = [...example.matchAll(/^console\.log\(.+\) \/\/ (?<value>.+)$/gm)]
  return { logged, said: said.map(({ groups }) => new Function(`return ${groups?.['value']}`)()) }
}

async function sizeOf(code: string) {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url))
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : id === 'engine' ? entry : null),
        load: (id) => (id === 'entry' ? code : null),
      },
    ],
    treeshake: { moduleSideEffects: false },
  })
  const { output } = await bundle.generate({ minify: true })
  const bytes = Buffer.from(output[0].code)
  return { minified: bytes.length, compressed: gzipSync(bytes, { level: 9 }).length }
}

describe('the README of the engine', () => {
  it.each(EXAMPLES)('has examples that log what they say: %s', (example) => {
    const { logged, said } = run(example)
    expect(said.length).toBeGreaterThan(0)
    expect(logged).toEqual(said)
  })

  it.each([
    ["export * from 'engine'", /at most (\d+) kB when minified, (\d+) kB when compressed/],
    ["export { compile } from 'engine'", /`compile` alone is at most (\d+) kB, (\d+) kB compressed/],
  ])('states the size of a bundle: %s', async (code, statement) => {
    const [, minified, compressed] = statement.exec(README) ?? []
    const size = await sizeOf(code)
    expect(size.minified).toBeLessThanOrEqual(Number(minified) * KILOBYTE)
    expect(size.compressed).toBeLessThanOrEqual(Number(compressed) * KILOBYTE)
    // A statement that is far too high would be as wrong.
    expect(size.minified).toBeGreaterThan(Number(minified) * KILOBYTE * 0.7)
  })
})
