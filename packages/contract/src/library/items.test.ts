import { array, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Items } from './items.ts'
import { Words } from './saved-lists.ts'
import { Combinations } from './saved-results.ts'

describe('the words of a list', () => {
  it('become one text, a count and a preview of the first three', () => {
    expect(z.parse(Words, ['red', 'dark blue', 'green', 'gray'])).toEqual({
      text: 'red\ndark blue\ngreen\ngray',
      count: 4,
      preview: ['red', 'dark blue', 'green'],
    })
  })

  it('drop blank words and change nothing else', () => {
    expect(z.parse(Words, ['=1', '', ' two ', ' \t', '\t=1'])).toMatchObject({
      text: '=1\n two \n\t=1',
      count: 3,
    })
  })

  it('show only the start of a long word in the preview', () => {
    const { preview } = z.parse(Words, ['x'.repeat(10_000)])
    expect(preview).toEqual([`${'x'.repeat(199)}…`])
  })

  it('can be a million and not one more', () => {
    const million = Array.from({ length: 1_000_000 }, (_, index) => String(index))
    expect(z.parse(Words, million).count).toBe(1_000_000)
    expect(problemOf([...million, 'x'])).toBe('Too many words: at most 1,000,000 can be kept together')
  })

  it.each([
    [[], 'Please enter at least one word'],
    [[' ', ''], 'Please enter at least one word'],
    [undefined, 'Please enter at least one word'],
    ['red', 'words must be an array of strings'],
    [{ 0: 'red', length: 1 }, 'words must be an array of strings'],
    [['red', 1], 'words must be strings'],
    [[['red']], 'words must be strings'],
    [['a\nb'], 'words must not contain line breaks'],
    [['a\r'], 'words must not contain line breaks'],
    [['a\0b'], 'words must be text that can be shown'],
    [['\ud800'], 'words must be text that can be shown'],
    [['x'.repeat(10_001)], 'Too long: each of the words has at most 10,000 characters'],
  ])("can't be %j", (words, message) => {
    expect(problemOf(words)).toBe(message)
  })
})

describe('the combinations of a result', () => {
  it('stay exactly as they were sent', () => {
    const line = string({ unit: 'grapheme' }).filter((text) => !/[\r\n\0]/.test(text))
    assert(
      property(array(line, { minLength: 1 }), (combinations) => {
        const outcome = z.safeParse(Combinations, combinations)
        const isBlank = combinations.every((combination) => combination.trim() === '')
        expect(outcome.success).toBe(!isBlank)
        if (outcome.success) expect(String((outcome.data as Items).text).split('\n')).toEqual(combinations)
      }),
    )
  })

  it("can't all be blank", () => {
    const blank = Array.from({ length: 1000 }, () => ' ')
    expect(z.safeParse(Combinations, blank).success).toBe(false)
    expect(z.safeParse(Combinations, [...blank, 'red']).success).toBe(true)
  })
})

function problemOf(words: unknown): string | undefined {
  return z.safeParse(Words, words).error?.issues[0]?.message
}
