import { describe, expect, it } from 'vitest'
import { compile, stream } from './compile.ts'

const SUITS = {
  columns: [
    ['red', 'blue'],
    ['fox', 'owl'],
  ],
  separator: ' ',
}

function allWords(letters: string, length: number): string[] {
  const shorter = length > 1 ? allWords(letters, length - 1) : ['']
  return [
    ...new Set([...shorter, ...shorter.flatMap((word) => [...letters].map((letter) => word + letter))]),
  ].filter(Boolean)
}

describe('an indexed plan', () => {
  it('numbers the combinations in nested-loop order', () => {
    expect(compile(SUITS).slice(0n, 9)).toEqual(['red fox', 'red owl', 'blue fox', 'blue owl'])
    expect(compile(SUITS).at(2n)).toBe('blue fox')
    expect(compile(SUITS).parts(2n)).toEqual(['blue', 'fox'])
  })

  it('puts each combination between prefix and suffix', () => {
    expect(compile({ ...SUITS, prefix: '[', suffix: ']' }).at(0n)).toBe('[red fox]')
  })

  it('skips empty columns', () => {
    expect(compile({ columns: [[], ['a'], [], ['b'], []], separator: '-' }).slice(0n, 9)).toEqual(['a-b'])
  })

  it('has no combinations when all columns are empty', () => {
    const plan = compile({ columns: [[], [], []], prefix: '[', suffix: ']' })
    expect(plan.size).toBe(0n)
    expect(plan.slice(0n, 9)).toEqual([])
    expect(plan.indexOf('[]')).toBeNull()
  })

  it('lists the combinations of one product after those of the previous one', () => {
    const keywords = ['boots', 'socks']
    const plan = compile({ products: [[keywords], ['"', keywords, '"'], ['[', keywords, ']']] })
    expect(plan.slice(0n, 9)).toEqual(['boots', 'socks', '"boots"', '"socks"', '[boots]', '[socks]'])
    expect(plan.indexOf('[boots]')).toBe(4n)
  })

  it('stays exact far beyond the range of a number', () => {
    const digits = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))
    const plan = compile({ columns: [digits, digits, digits, digits, digits, digits] })
    expect(plan.size).toBe(10n ** 18n)
    expect(plan.at(123_456_789_012_345_678n)).toBe('123456789012345678')
    expect(plan.indexOf('123456789012345678')).toBe(123_456_789_012_345_678n)
  })

  it('refuses an index out of range', () => {
    expect(() => compile(SUITS).at(4n)).toThrow(RangeError)
    expect(() => compile(SUITS).at(-1n)).toThrow(RangeError)
    expect(() => compile(SUITS).parts(4n)).toThrow('There is no combination 4 among 4.')
  })

  it("returns null for a text that isn't one of its combinations", () => {
    for (const text of ['', 'red', 'red ', 'red fox ', ' red fox', 'fox red', 'redfox']) {
      expect(compile(SUITS).indexOf(text)).toBeNull()
    }
  })

  it('finds the first of several equal combinations', () => {
    expect(
      compile({
        columns: [
          ['a', 'a'],
          ['b', 'b'],
        ],
      }).indexOf('ab'),
    ).toBe(0n)
    expect(
      compile({
        columns: [
          ['ab', 'a'],
          ['c', 'bc'],
        ],
      }).indexOf('abc'),
    ).toBe(0n)
  })

  it('replaces lone surrogates and never joins two halves into a character', () => {
    const plan = compile({ columns: [['\ud83d'], ['\ude00']] })
    expect(plan.at(0n)).toBe('\ufffd\ufffd')
    expect(compile({ columns: [['\ud800', '\ud801']], unique: true })).toMatchObject({ size: 1n })
  })
})

describe('a plan without duplicates', () => {
  it('keeps the first of two equal combinations and the order of the rest', () => {
    const plan = compile({
      columns: [
        ['a', 'ab', 'a'],
        ['bc', 'c', 'x'],
      ],
      unique: true,
    })
    expect(plan).toMatchObject({ kind: 'indexed', total: 9n, size: 5n })
    expect(plan.kind === 'indexed' && plan.slice(0n, 9)).toEqual(['abc', 'ac', 'ax', 'abbc', 'abx'])
  })

  it('finds duplicates across products', () => {
    const plan = compile({
      products: [[['a', 'b'], ' ', ['c']], [['a', 'z'], [' c']], ['a c']],
      unique: true,
    })
    expect(plan.kind === 'indexed' && plan.slice(0n, 9)).toEqual(['a c', 'b c', 'z c'])
  })

  it('counts very large columns when no two rows can be equal', () => {
    const words = Array.from({ length: 100_000 }, (_, i) => `w${i}`)
    expect(compile({ columns: [words, words, words, words], separator: ' ', unique: true })).toMatchObject({
      kind: 'indexed',
      size: 10n ** 20n,
    })
  })

  it('counts all words over two letters exactly', () => {
    const words = allWords('ab', 6)
    const plan = compile({ columns: [words, words, words], unique: true })
    expect(plan).toMatchObject({
      kind: 'indexed',
      size: BigInt(allWords('ab', 18).filter(({ length }) => length >= 3).length),
    })
  })

  it('is streamed when counting would exceed the budget', () => {
    const words = allWords('ab', 4)
    const spec = { columns: [words, words, words], unique: true }
    const plan = compile(spec, { work: 100, exceptions: 100 })
    expect(plan.kind).toBe('streamed')
    expect(plan.total).toBe(27_000n)
    const counted = compile(spec)
    const texts = plan.kind === 'streamed' ? plan.rows(0n, 30_000).map(({ text }) => text) : []
    expect(counted.kind === 'indexed' && counted.slice(0n, 30_000)).toEqual(texts)
  })
})

describe('a streamed plan', () => {
  it('returns the first rows without counting, each with its position', () => {
    const plan = stream({
      columns: [
        ['a', 'ab'],
        ['bc', 'c'],
      ],
      unique: true,
    })
    expect(plan.rows(0n, 9)).toEqual([
      { position: 0n, text: 'abc', parts: ['a', 'bc'], product: 0 },
      { position: 1n, text: 'ac', parts: ['a', 'c'], product: 0 },
      { position: 2n, text: 'abbc', parts: ['ab', 'bc'], product: 0 },
    ])
    expect(plan.rows(1n, 1).map(({ text }) => text)).toEqual(['ac'])
    expect(plan.positionOf('abbc')).toBe(2n)
    expect(plan.positionOf('abb')).toBeNull()
  })
})
