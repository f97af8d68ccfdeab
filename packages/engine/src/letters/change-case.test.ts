import { describe, expect, it } from 'vitest'
import { toSentenceCase, toSmallLetters, toTitleCase } from './change-case.ts'

describe('title case', () => {
  it.each([
    ['words in brackets', '(new) shoes [sale]', '(New) Shoes [Sale]'],
    ['words in quotes', '"best shoes" “red fox” ‘owl’ «привет»', '"Best Shoes" “Red Fox” ‘Owl’ «Привет»'],
    ['marks in front of words', '¿qué tal? ¡hola!', '¿Qué Tal? ¡Hola!'],
    ['several signs in front', '*("hot") deal', '*("Hot") Deal'],
    ['parts of a word', 't-shirt and/or well–known', 'T-Shirt And/Or Well–Known'],
    ['brackets inside of words', 'shoe(s)', 'Shoe(S)'],
    ['signs of money and of tags', '#red $us', '#Red $Us'],
  ])('begins %s', (_what, text, expected) => {
    expect(toTitleCase(text)).toBe(expected)
  })

  it.each([
    ['the rest of a word', 'the NASA McDonald iPhone', 'The NASA McDonald IPhone'],
    ['letters behind an apostrophe', "don't l'été rock’n’roll", "Don't L'été Rock’n’roll"],
    ['letters behind a dot', 'example.com a.b', 'Example.com A.b'],
    ['letters behind a digit', '3d 2nd (4k)', '3d 2nd (4k)'],
    ['scripts without case', '北京 შენ', '北京 შენ'],
  ])('keeps %s', (_what, text, expected) => {
    expect(toTitleCase(text)).toBe(expected)
  })

  it('makes a capital and a small letter of a ligature, and capitals of a language', () => {
    expect(toTitleCase('ﬁne ßa')).toBe('Fine Ssa')
    expect(toTitleCase('(izmir)', 'tr')).toBe('(İzmir)')
  })

  it('takes linear time for long runs of signs', () => {
    expect(toTitleCase(`${'('.repeat(100_000)}a`)).toMatch(/A$/)
    expect(toTitleCase('.a'.repeat(100_000))).toMatch(/^\.A\.a/)
  })
})

describe('sentence case', () => {
  it.each([
    [' red fox', ' Red fox'],
    ['"best shoes"', '"Best shoes"'],
    ['(new) shoes', '(New) shoes'],
    ['¿qué tal?', '¿Qué tal?'],
    ['3 red foxes', '3 red foxes'],
    ['…', '…'],
  ])('begins %j', (text, expected) => {
    expect(toSentenceCase(text)).toBe(expected)
  })
})

describe('small letters', () => {
  it('leave no loose dot, and follow the language', () => {
    expect(toSmallLetters('İSTANBUL I\u0307zmir')).toBe('istanbul izmir')
    expect(toSmallLetters('ISPARTA İLİ', 'tr')).toBe('ısparta ili')
    expect(toSmallLetters('ISPARTA', 'de')).toBe('isparta')
  })
})
