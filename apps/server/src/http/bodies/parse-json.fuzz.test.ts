import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../errors.ts'
import { parseJson } from './parse-json.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 5)

const bytes = fc.oneof(
  fc.json().map(encode),
  fc.tuple(fc.json(), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 })).map(([json, changes]) => {
    const text = encode(json)
    for (const [place, byte] of changes) if (text.length > 0) text[place % text.length] = byte
    return text
  }),
  fc
    .string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', 'u', '0', '1', 'e', ' ', 'é') })
    .map(encode),
)

describe('a JSON body', () => {
  it(
    'is parsed like JSON.parse does, however it is split into blocks, or refused',
    () => {
      fc.assert(
        fc.property(bytes, fc.array(fc.nat(), { maxLength: 3 }), (body, cuts) => {
          const parsed = outcomeOf(() => parseJson(toBlocks(body, cuts)))
          const expected = outcomeOf(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
          if (parsed.error !== undefined) expect(parsed.error).toBeInstanceOf(RequestError)
          else expect(parsed).toEqual(expected)
          // Only valid JSON that is deep or could pollute prototypes may be refused.
          if (parsed.error !== undefined && expected.error === undefined) {
            expect(new TextDecoder().decode(body)).toMatch(/\\|__proto__|constructor|(?:[[{].*){33}|^\ufeff/s)
          }
        }),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    60_000 + SECONDS * 2000,
  )

  it.each(['', '[[', '\\', '\\\\', '"', '\\"', '\\\\"[', '"\\', '{"[\\\\\\"'])(
    'has the depth of its brackets outside of texts, wherever it is cut: %j',
    (text) => {
      const nested = (depth: number) =>
        encode(`{${JSON.stringify(text)}:${'['.repeat(depth)}${JSON.stringify(text)}${']'.repeat(depth)}}`)
      const [allowed, tooDeep] = [nested(31), nested(32)]
      for (let cut = 0; cut < tooDeep.length; cut++) {
        expect(outcomeOf(() => parseJson(toBlocks(allowed, [cut, cut + 1]))).error).toBeUndefined()
        expect(outcomeOf(() => parseJson(toBlocks(tooDeep, [cut, cut + 1]))).error).toMatchObject({
          message: 'The JSON is nested too deeply',
        })
      }
    },
  )
})

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toBlocks(body: Uint8Array<ArrayBuffer>, cuts: readonly number[]): Uint8Array<ArrayBuffer>[] {
  const places = [0, ...cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b), body.length]
  return places.slice(1).map((end, at) => body.slice(places[at], end))
}

function outcomeOf(work: () => unknown): { value?: unknown; error?: unknown } {
  try {
    return { value: work() }
  } catch (error) {
    return { error }
  }
}
