import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PackingRules, packTerms } from './pack.ts'
import { lengthsOf, PACKING_TARGETS } from './packing-targets.ts'

function leftOut(terms: readonly string[], rules: PackingRules) {
  return packTerms(terms, rules).leftOut.map(({ term, reason }) => `${term}: ${reason}`)
}

describe('Etsy tags', () => {
  const rules = PACKING_TARGETS['etsy-tags']

  it('are 13', () => {
    const terms = Array.from({ length: 14 }, (_, i) => `tag ${i}`)
    expect(packTerms(terms, rules).pieces).toEqual(terms.slice(0, 13))
    expect(leftOut(terms, rules)).toEqual(['tag 13: All 13 are taken by more valuable ones.'])
  })

  it('have 20 characters at most, and are not repeated', () => {
    expect(packTerms(['x'.repeat(20)], rules).leftOut).toEqual([])
    expect(leftOut(['x'.repeat(21), 'Wool', ' wool '], rules)).toEqual([
      `${'x'.repeat(21)}: It has 21 characters. 20 are possible.`,
      'wool: It repeats an earlier one.',
    ])
  })

  it('have letters, digits, spaces, hyphens, apostrophes and ™ © ®, and begin with a letter or digit', () => {
    expect(packTerms(["mum's café-set 2", '日本 ™©®'], rules).leftOut).toEqual([])
    expect(leftOut(['gift 🎁 & card!', '-wool', "'wool"], rules)).toEqual([
      "gift 🎁 & card!: It contains 🎁 & !. Etsy doesn't take that.",
      "-wool: It begins with -. Etsy doesn't take that.",
      "'wool: It begins with '. Etsy doesn't take that.",
    ])
  })
})

describe('lines with commas', () => {
  it.each([
    ['etsy-tags', ['wool, red scarf,', 'hat，手套'], ['wool', 'red scarf', 'hat', '手套']],
    ['youtube-tags', ['a,b,,c'], ['a', 'b', 'c']],
    ['app-store-keywords', ['alpha,beta,gamma'], ['alpha', 'beta', 'gamma']],
    ['app-store-keywords', ['alpha,', 'beta,', 'gamma'], ['alpha', 'beta', 'gamma']],
    ['amazon-search-terms', ['red shoes, 1,5 l bottle'], ['red shoes', '1,5 l bottle']],
    ['instagram-hashtags', ['red, blue'], ['red', 'blue']],
  ] as const)('are several terms of %s: %j', (id, lines, terms) => {
    expect(packTerms(lines, PACKING_TARGETS[id]).placed).toEqual(terms)
  })
})

describe('pieces', () => {
  it('are the same however their letters are written', () => {
    const terms = ['café gift', 'cafe\u0301 gift', 'İstanbul', 'istanbul', 'ski\u200b', 'ski']
    expect(packTerms(terms, PACKING_TARGETS['etsy-tags']).placed).toEqual(['café gift', 'İstanbul', 'ski'])
  })
})

describe('YouTube tags', () => {
  const rules = PACKING_TARGETS['youtube-tags']

  it('cost their characters, two more with a space, and a comma between them', () => {
    expect(packTerms(['Foo Baz'], rules).used).toBe(9)
    expect(packTerms(['Foo Baz', 'bar'], rules).used).toBe(13)
  })

  it('have 500 characters in all', () => {
    expect(packTerms(['a'.repeat(498), 'b'], rules).used).toBe(500)
    expect(leftOut(['a'.repeat(499), 'b'], rules)).toEqual([
      'b: It needs 2 characters, and 1 character is left.',
    ])
    expect(packTerms([`a ${'b'.repeat(496)}`], rules).used).toBe(500)
    expect(packTerms([`a ${'b'.repeat(497)}`], rules).placed).toEqual([])
  })

  it('have no angle brackets', () => {
    expect(leftOut(['<3 music', 'a > b'], rules)).toEqual([
      "<3 music: It contains < or >. YouTube doesn't take that.",
      "a > b: It contains < or >. YouTube doesn't take that.",
    ])
  })
})

describe('Amazon search terms', () => {
  const rules = PACKING_TARGETS['amazon-search-terms']

  it('have less than 250 bytes, in which an accented letter takes two', () => {
    expect(packTerms(['é'.repeat(124), 'a'], rules)).toMatchObject({ used: 248, placed: ['é'.repeat(124)] })
    expect(packTerms(['a'.repeat(249)], rules).used).toBe(249)
    expect(packTerms(['a'.repeat(250)], rules).used).toBe(0)
  })

  it('have each word once', () => {
    const packing = packTerms(['red shoes', 'Red boots', 'boots shoes'], rules)
    expect(packing.text).toBe('red shoes boots')
    expect(packing.placed).toEqual(['red shoes', 'Red boots', 'boots shoes'])
  })
})

describe('App Store keywords', () => {
  it('have 100 bytes with commas', () => {
    const terms = ['ภาพ'.repeat(10), 'a'.repeat(9), 'b']
    expect(packTerms(terms, PACKING_TARGETS['app-store-keywords'])).toMatchObject({
      used: 100,
      placed: terms.slice(0, 2),
    })
    expect(lengthsOf('ภาพ')).toEqual({ characters: 3, bytes: 9 })
  })
})

describe('hashtags', () => {
  it('are five, without spaces and signs', () => {
    const { text, leftOut: others } = packTerms(
      ['red shoes', '#Vegan', "mum's_day", 'RedShoes', '!!', 'a', 'b', 'c'],
      PACKING_TARGETS['instagram-hashtags'],
    )
    expect(text).toBe('#redshoes #Vegan #mums_day #a #b')
    expect(others.map(({ reason }) => reason)).toEqual([
      'It repeats an earlier one.',
      'It has no letter or digit.',
      'All 5 are taken by more valuable ones.',
    ])
  })
})

it('counts bytes as UTF-8 has them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(lengthsOf(text).bytes).toBe(new TextEncoder().encode(text).length)
    }),
  )
})

describe('by exhaustive search', () => {
  const term = fc.array(fc.constantFrom('a', 'bb', 'é', 'dddd'), { minLength: 1, maxLength: 3 })
  const terms = fc.array(
    term.map((words) => words.join(' ')),
    { maxLength: 8 },
  )

  it.each(Object.entries(PACKING_TARGETS))('packs %s as well as the order of value allows', (_, target) => {
    const limits = fc.record({
      slots: fc.integer({ min: 1, max: 4 }),
      most: fc.integer({ min: 1, max: 20 }),
    })
    fc.assert(
      fc.property(terms, limits, (all, { slots, most }) => {
        const rules: PackingRules = {
          ...target,
          slots: target.slots === null ? null : slots,
          room: target.room && { ...target.room, most },
        }
        const distinct = [...new Set(all)]
        expect(packTerms(distinct, rules).placed).toEqual(bestOf(distinct, rules))
      }),
    )
  })

  it('terms that are added behind change nothing before them', () => {
    fc.assert(
      fc.property(terms, terms, (first, more) => {
        const rules: PackingRules = {
          ...PACKING_TARGETS['youtube-tags'],
          room: { unit: 'characters', most: 20 },
        }
        const { placed } = packTerms(first, rules)
        expect(packTerms([...first, ...more], rules).placed.slice(0, placed.length)).toEqual(placed)
      }),
    )
  })
})

/** Tries all choices, those with the more valuable terms first, and takes the first that fits. */
function bestOf(terms: readonly string[], rules: PackingRules): readonly string[] {
  const choices = Array.from({ length: 2 ** terms.length }, (_, choice) =>
    terms.filter((_, i) => (choice >> (terms.length - 1 - i)) % 2 === 1),
  ).reverse()
  return choices.find((choice) => fits(choice, rules)) ?? []
}

function fits(terms: readonly string[], { slots, room, costOf, toPieces, separator }: PackingRules): boolean {
  const lists = terms.map(toPieces)
  const usable = lists.flatMap((list) => ('problem' in list ? [] : [list]))
  if (usable.length < lists.length) return false
  const pieces = [...new Set(usable.flat().map((piece) => piece.toLowerCase()))]
  if (new Set(usable.map((list) => list.join(' '))).size < lists.length) return false
  const cost = pieces.reduce((sum, piece) => sum + costOf(piece), 0)
  const between = Math.max(0, pieces.length - 1) * separator.length
  return (
    pieces.length <= (slots ?? Number.POSITIVE_INFINITY) && cost + between <= (room?.most ?? cost + between)
  )
}
