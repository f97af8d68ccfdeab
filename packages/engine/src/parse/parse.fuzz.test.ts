import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseColumn } from './parse.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 4)

const typed = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\u00a0', '\t', '\n', '\r', ',', ';', '|', '"', "'", 'é', '\ud83d'),
    maxLength: 60,
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('any text typed into a column', () => {
  it(
    'becomes trimmed, single-line words that parse to themselves again',
    () => {
      fc.assert(
        fc.property(typed, fc.boolean(), (text, removeWhitespace) => {
          const words = parseColumn(text, { removeWhitespace })
          for (const word of words) {
            expect(word).not.toBe('')
            expect(word).toBe(word.trim())
            expect(word).not.toMatch(removeWhitespace ? /\s/ : /\s\s|[^\S ]/)
          }
          const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
          if (lines.length > 1) expect(words.length).toBeLessThanOrEqual(lines.length)
          // Parsing strips quotes again, so skip quoted words. It splits a single line, so add another.
          const isBare = words.every((word) => !/^["']/.test(word))
          if (isBare)
            expect(parseColumn([...words, 'z'].join('\n'), { removeWhitespace })).toEqual(
              words.length === 0 ? ['z'] : [...words, 'z'],
            )
        }),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    60_000 + SECONDS * 2000,
  )
})
