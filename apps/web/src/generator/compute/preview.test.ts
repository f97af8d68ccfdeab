import { compile } from '@wordloom/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCombinations } from './preview.ts'

const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 }), {
  maxLength: 4,
})

describe('the first combinations', () => {
  it('are the ones that the compiled plan starts with', () => {
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 4 }),
        fc.boolean(),
        fc.constantFrom('', 'a', '-'),
        (columns, unique, separator) => {
          const texts = { separator, prefix: '', suffix: '', removeWhitespace: false }
          const plan = compile({ columns, separator, unique })
          if (plan.kind !== 'indexed') return
          const first = firstCombinations(columns, texts, unique, 12).map((parts) => parts.join(separator))
          expect(first).toEqual(plan.slice(0n, 12))
        },
      ),
    )
  })

  it('stop searching among millions of equal rows', () => {
    const same = new Array<string>(10_000).fill('a')
    const texts = { separator: '', prefix: '', suffix: '', removeWhitespace: true }
    expect(firstCombinations([same, same, same], texts, true, 6)).toEqual([['a', 'a', 'a']])
  })
})
