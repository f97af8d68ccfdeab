import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConditionError } from './condition-error.ts'
import { toConditionText } from './condition-text.ts'
import { parseConditions } from './parse-conditions.ts'
import { findUnknownWords } from './unknown-words.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 4)
const NAMES = ['a', '2', 'b c']

const piece = fc.constantFrom(
  ...['IF', 'then', 'ELSE', 'AND', 'or', 'NOT', 'IN', 'LIKE', '(', ')', '{', '}', ',', ';', '=', '<>', '<='],
  ...[
    '[a]',
    '[2]',
    '[ b c ]',
    '[3]',
    '[x]',
    '"a"',
    '"*?"',
    '"\\""',
    '10',
    'b',
    '[',
    ']',
    '"',
    '\\',
    '#',
    '\n',
  ],
)
const typed = fc.oneof(
  fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('any text typed as conditions', () => {
  it(
    'is either read, and then read again from its own text, or refused at a place in it',
    () => {
      fc.assert(
        fc.property(typed, (text) => {
          try {
            const statements = parseConditions(text, NAMES)
            const again = statements.map(({ form }) => toConditionText(form, NAMES)).join(';')
            expect(parseConditions(again, NAMES).map(({ form }) => form)).toEqual(
              statements.map(({ form }) => form),
            )
            for (const { from, to } of findUnknownWords(statements, NAMES, [['a'], ['10'], []]))
              expect(text.slice(from, to)).toMatch(/^(?:".*"|[\d.]+)$/su)
          } catch (error) {
            if (!(error instanceof ConditionError)) throw error
            expect(error.from).toBeGreaterThanOrEqual(0)
            expect(error.from).toBeLessThan(error.to)
            expect(error.to).toBeLessThanOrEqual(text.length)
            expect(error.message).toMatch(/^[A-Z].*\.$/su)
          }
        }),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    60_000 + SECONDS * 2000,
  )
})
