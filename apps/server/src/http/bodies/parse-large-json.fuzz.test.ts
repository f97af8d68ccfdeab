import { type Endpoint, savedLists, savedResults } from '@wordloom/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../errors.ts'
import { type Text, textOf } from '../../memory/text.ts'
import { parseJson, parsePart } from './parse-json.ts'
import { parseLargeJson } from './parse-large-json.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 3)

const word = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.constantFrom(
    '',
    ' ',
    '\u00a0',
    '"',
    '\\',
    '],',
    '{"',
    'a\nb',
    '\0',
    '\ud800',
    '\ufeff',
    'x'.repeat(10_001),
  ),
)
const item = fc.oneof(
  { weight: 60, arbitrary: word.map((text) => JSON.stringify(text)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '1', 'null', '[",",[]]', '{"a":","}', '{"__proto__":1}', '"', ']'),
  },
)
const items = fc
  .tuple(
    fc.array(item, { maxLength: 12 }),
    fc.constantFrom(',', ' ,\n', ', '),
    fc.constantFrom('', '', '', ','),
  )
  .map(([each, comma, last]) => `[${each.join(comma)}${last}]`)
const name = fc.constantFrom('"name"', '"words"', '"combinations"', '"w\\u006frds"', '"separator"', '"other"')
const member = fc
  .tuple(
    name,
    fc.oneof(
      { weight: 3, arbitrary: items },
      word.map((text) => JSON.stringify(text)),
    ),
  )
  .map(([key, value]) => `${key}: ${value}`)
const named = fc
  .tuple(word, name, items)
  .map(([text, key, value]) => `"name":${JSON.stringify(text)},${key}:${value}`)
const body = fc.oneof(
  { weight: 4, arbitrary: named.map((members) => `{${members}}`) },
  fc
    .tuple(named, fc.array(member, { maxLength: 2 }))
    .map(([first, others]) => `{${[first, ...others].join(',')}}`),
  fc.array(member, { maxLength: 3 }).map((members) => `[${members}]`),
)

describe('a large body', () => {
  it(
    'is parsed and refused like a small one, whatever its parts are',
    () => {
      fc.assert(
        fc.property(
          body,
          fc.constantFrom(savedLists.create, savedResults.create),
          fc.nat(40),
          fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 1 }),
          fc.nat(),
          (json, endpoint, partBytes, changes, cut) => {
            const bytes = new Uint8Array(Buffer.from(json))
            for (const [place, byte] of changes) bytes[place % bytes.length] = byte
            const at = cut % bytes.length
            const blocks = () => [bytes.slice(0, at), bytes.slice(at)].filter(({ length }) => length > 0)
            const small = outcomeOf(() => parsePart(schemaOf(endpoint), parseJson(blocks())))
            const large = outcomeOf(() => whole(parseLargeJson(schemaOf(endpoint), blocks(), partBytes)))
            expect(large).toEqual(small)
          },
        ),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    60_000 + SECONDS * 2000,
  )
})

function schemaOf({ body: schema }: Endpoint): NonNullable<Endpoint['body']> {
  if (schema === undefined) throw new Error('There is no body.')
  return schema
}

function whole(parsed: unknown): unknown {
  return Object.fromEntries(
    Object.entries(parsed as object).map(([field, value]) => [field, withText(value)]),
  )
}

function withText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('text' in value)) return value
  return { ...value, text: textOf(value.text as Text) }
}

function outcomeOf(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { code, message, fields } = error
    return { code, message, fields }
  }
}
