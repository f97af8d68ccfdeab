import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findExcess } from './find-excess.ts'
import { createMeasure } from './measure.ts'

const measure = fc
  .record(
    {
      unit: fc.constantFrom('characters', 'bytes', 'width'),
      of: fc.constantFrom(/[ab]/u, /[^a-c ]/u, /[ -]/u),
      at: fc.constantFrom('start', 'end'),
    },
    { requiredKeys: ['unit'] },
  )
  .map((given) => ({ ...given }) as Parameters<typeof createMeasure>[0])

describe('the excess of a text', () => {
  it.each([
    ['red shoes', { unit: 'characters', most: 5 }, ['hoes']],
    ['red shoes', { unit: 'characters', most: 9 }, []],
    ['red shoes for men', { unit: 'words', most: 2 }, ['for men']],
    ['東京 boat', { unit: 'width', most: 5 }, ['boat']],
    ['Łódź', { unit: 'bytes', most: 4 }, ['dź']],
    ['a!b!', { unit: 'characters', of: /!/u, most: 0 }, ['!', '!']],
    ['a!b!', { unit: 'characters', of: /!/u, most: 1 }, ['!']],
    ['-a-', { unit: 'characters', of: /-/u, at: 'start', most: 0 }, ['-']],
    ['a-b😀', { unit: 'characters', of: /😀/u, at: 'end', most: 0 }, ['😀']],
  ] as const)('in %j under %j is %j', (text, rule, expected) => {
    expect(findExcess(text, rule).map(({ from, to }) => text.slice(from, to))).toEqual(expected)
  })

  it('is there exactly when its length is over the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), measure, fc.nat({ max: 4 }), (text, given, most) => {
        const isOver = createMeasure(given)(text) > most
        expect(findExcess(text, { ...given, most }).length > 0).toBe(isOver)
      }),
    )
  })
})
