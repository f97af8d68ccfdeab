import { DEFAULT_OPTIONS, SEPARATOR_CHOICES, WRAP_CHOICES } from '@wordloom/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGeneratorAddress, toGeneratorAddress } from './generator-address.ts'

const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]/.test(text))
const columns = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
const custom = fc.string({ unit: 'grapheme-ascii', maxLength: 5 })
const options = fc.record({
  separator: fc.constantFrom(...SEPARATOR_CHOICES),
  customSeparator: custom,
  wrap: fc.constantFrom(...WRAP_CHOICES),
  customPrefix: custom,
  customSuffix: custom,
  unique: fc.boolean(),
})

describe('a generator URL', () => {
  it('contains a whole example', () => {
    fc.assert(
      fc.property(columns, options, (columns, options) => {
        const names = columns.map((_, place) => `Name ${place}`)
        const { hash } = new URL(
          toGeneratorAddress({ columns, options, headings: names, target: 'etsy-tag' }),
          'https://words.example',
        )
        const texts = columns.map((words) => words.join('\n'))
        expect(readGeneratorAddress(hash)).toEqual({ texts, names, options, target: 'etsy-tag' })
      }),
    )
  })

  it('may leave out the names of the columns', () => {
    expect(readGeneratorAddress('#column=a&column=b')?.names).toEqual([])
  })

  it('ignores names that are too long or unprintable, and names without a column', () => {
    const names = ['x'.repeat(61), 'a\nb', 'Wood', 'Fourth'].map((name) => `name=${encodeURIComponent(name)}`)
    expect(readGeneratorAddress(`#column=a&column=b&column=c&${names.join('&')}`)?.names).toEqual([
      '',
      '',
      'Wood',
    ])
  })

  it('sends no words to the server', () => {
    const { pathname, search } = new URL(
      toGeneratorAddress({ columns: [['secret']], options: {} }),
      'https://words.example',
    )
    expect(pathname + search).toBe('/')
  })

  it.each(['', '#results', '#separator=space', '#column=1&column=2&column=3&column=4'])(
    'with the fragment "%s" opens nothing',
    (hash) => {
      expect(readGeneratorAddress(hash)).toBeNull()
    },
  )

  it.each([
    ['separator=nonsense', {}],
    ['separator=custom&customSeparator=%0A', { separator: 'custom' }],
    ['wrap=custom&customPrefix=123456&customSuffix=12345', { wrap: 'custom', customSuffix: '12345' }],
  ])('with %s ignores invalid options', (fragment, taken) => {
    expect(readGeneratorAddress(`#column=a&${fragment}`)?.options).toEqual({ ...DEFAULT_OPTIONS, ...taken })
  })
})
