import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideGuard, guardOf } from './guard.ts'

describe('the guard against formulas', () => {
  it.each(['=1+1', '+cmd', '-x', '@name', '@SUM(A1)', '\tx', '\rx', '-1+2', '-2e', '+1 a', '-5-3', '- item'])(
    'goes before %j, which a spreadsheet would run',
    (text) => {
      expect(guardOf(text, 'formulas')).toBe("'")
    },
  )

  it.each([
    'a=1',
    '',
    ' =1',
    '"',
    '+1',
    '-5',
    '-0.02',
    '-1.234,56',
    "-1'234",
    '+.5',
    '-5%',
    '-1e-5',
    '--',
    '-',
    '+49 30 1234567',
    '+1 (555) 010-0199',
    "'90s music",
    "'tis",
  ])('leaves %j alone, which a spreadsheet shows', (text) => {
    expect(guardOf(text, 'formulas')).toBe('')
  })

  it("goes before apostrophes and a sign, so that reading doesn't take them off", () => {
    expect(["'-x", "''=1", "'+1"].map((text) => guardOf(text, 'formulas'))).toEqual(["'", "'", "'"])
    expect(["'-x", '-x', '=1'].map((text) => guardOf(text, 'apostrophes'))).toEqual(["'", '', ''])
  })

  const piece = fc.string({
    unit: fc.constantFrom('-', '+', '=', "'", '1', '.', ' ', 'a', '(', 'e'),
    maxLength: 3,
  })
  const column = fc.record({ words: fc.array(piece, { minLength: 1, maxLength: 3 }), tail: piece })

  it('is decided for all cells with a start as for each of them', () => {
    fc.assert(
      fc.property(
        piece,
        fc.array(column, { maxLength: 3 }),
        fc.constantFrom('formulas', 'apostrophes'),
        (start, following, kind) => {
          const texts = following.reduce(
            (begun, { words, tail }) => begun.flatMap((text) => words.map((word) => text + word + tail)),
            [start],
          )
          const guards = new Set(texts.map((text) => guardOf(text, kind)))
          const decision = decideGuard(start, following, kind)
          if (guards.size > 1) expect(decision).toBe('mixed')
          else if (decision !== 'mixed') expect(decision === 'guard').toBe(guards.has("'"))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is certain without looking at each row if no word can end a number', () => {
    expect(decideGuard('-', [{ words: ['free', 'x'], tail: '' }], 'formulas')).toBe('guard')
    expect(decideGuard('', [{ words: ['a', 'b'], tail: '' }], 'formulas')).toBe('plain')
    expect(decideGuard('', [{ words: ['a', '=b'], tail: '' }], 'formulas')).toBe('mixed')
    expect(decideGuard('-', [{ words: ['5', 'x'], tail: '' }], 'formulas')).toBe('mixed')
  })
})
