import { ENCODINGS } from '@wordloom/reading'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReadingOptions } from './formats.ts'
import { Reader } from './reader.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 5)

const piece = fc.constantFrom(
  '"',
  '""',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r\n',
  '\r',
  ' ',
  'a',
  'é',
  '[',
  '{',
  '}',
  ']',
  ':',
  '\\',
  '\0',
  '\u2028',
)

const file = fc.oneof(
  fc.array(piece, { maxLength: 200 }).map((pieces) => new TextEncoder().encode(pieces.join(''))),
  fc
    .array(piece, { maxLength: 100 })
    .map(
      (pieces) =>
        new Uint8Array(
          new Uint16Array([...`\ufeff${pieces.join('')}`].map((one) => one.charCodeAt(0))).buffer,
        ),
    ),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 400 }),
)

describe('a file of arbitrary bytes', () => {
  it(
    'is not text, is refused with a reason, or gives valid list items',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          file,
          fc.option(fc.constantFrom(...ENCODINGS), { nil: undefined }),
          fc.option(fc.constantFrom('csv', 'tsv', 'txt', 'json'), { nil: null }),
          fc.boolean(),
          fc.record({ isSplit: fc.boolean(), dropsDuplicates: fc.boolean(), dropsTooLong: fc.boolean() }),
          async (bytes, encoding, format, hasPlainQuotes, choice) => {
            const reader = new Reader()
            const source = { file: new File([new Uint8Array(bytes)], 'file.txt') }
            const options = { encoding, hasPlainQuotes, ...(format !== null && toReadingOptions(format)) }
            const { outcome } = await reader.read(source, options)
            if (outcome.kind === 'refused') expect(outcome.message).not.toBe('')
            if (outcome.kind !== 'read') return
            await reader.choose({ dropsKnown: false, ...choice })
            for (const item of reader.take().flatMap(({ text }) => text.split('\n'))) {
              expect(item).toMatch(/^[^\r\n\0]+$/)
              expect(item.isWellFormed()).toBe(true)
            }
          },
        ),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    60_000 + SECONDS * 2000,
  )
})
