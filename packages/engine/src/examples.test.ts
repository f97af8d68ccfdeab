import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as engine from './index.ts'

/** Each `@example` is an expression followed by `//` and its expected value. */
const EXAMPLES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(
      /@example (?<code>.+) \/\/ (?<result>.+)/g,
    ),
  ])
  .map(({ groups }) => ({ code: groups?.['code'] ?? '', result: groups?.['result'] ?? '' }))

function evaluate(code: string): unknown {
  return new Function(...Object.keys(engine), `return ${code}`)(...Object.values(engine))
}

describe('the examples in the doc comments', () => {
  it('cover every function', () => {
    for (const name of ['compile', 'parseColumn', 'stream']) {
      expect(EXAMPLES.some(({ code }) => code.startsWith(`${name}(`))).toBe(true)
    }
  })

  it.each(EXAMPLES)('are true: $code', ({ code, result }) => {
    expect(evaluate(code)).toEqual(evaluate(result))
  })
})
