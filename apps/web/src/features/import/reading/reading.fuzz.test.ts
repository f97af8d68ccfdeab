import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseItems } from './choose-items.ts'
import { decode } from './decode.ts'
import { ENCODINGS } from './encodings.ts'
import { suggestFormat } from './formats.ts'
import { isRefusal, readText } from './read-text.ts'

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
    () => {
      fc.assert(
        fc.property(
          file,
          fc.option(fc.constantFrom(...ENCODINGS), { nil: null }),
          fc.option(fc.constantFrom('csv', 'tsv', 'txt', 'json'), { nil: null }),
          fc.record({
            hasPlainQuotes: fc.boolean(),
            hasHeader: fc.boolean(),
            isSplit: fc.boolean(),
            dropsDuplicates: fc.boolean(),
            dropsTooLong: fc.boolean(),
          }),
          (bytes, encoding, format, { hasPlainQuotes, ...choice }) => {
            const decoded = decode(bytes, encoding)
            if (decoded === null) return
            const content = readText(decoded.text, {
              format: format ?? suggestFormat(decoded.text) ?? 'txt',
              delimiter: null,
              hasPlainQuotes,
            })
            if (isRefusal(content)) {
              expect(content.message).not.toBe('')
              return
            }
            const { lists } = chooseItems(content, { columns: 'all', dropsKnown: false, ...choice }, null)
            for (const item of lists.flatMap(({ items }) => items)) {
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
