import { describe, expect, it } from 'vitest'
import { type Completion, completeCondition, completeTemplate } from './complete.ts'

const NAMES = ['City', 'Service', 'Nice city']
const FIELD = {
  words: [{ name: 'text', hint: '' }],
  filters: [
    { name: 'slug', hint: '', takesValue: false },
    { name: 'first', hint: '', takesValue: true },
  ],
}

/** The texts that the options make of a text; `^` is the caret. */
function made(marked: string, complete: (text: string, caret: number) => Completion | null): string[] {
  const caret = marked.indexOf('^')
  const text = marked.replace('^', '')
  const completion = complete(text, caret)
  if (completion === null) return []
  const { from, to, options } = completion
  return options.map(({ insert }) => text.slice(0, from) + insert + text.slice(to))
}

const inPattern = (marked: string) => made(marked, (text, caret) => completeTemplate(text, caret, NAMES))
const inField = (marked: string) => made(marked, (text, caret) => completeTemplate(text, caret, NAMES, FIELD))
const inRule = (marked: string) => made(marked, (text, caret) => completeCondition(text, caret, NAMES))

describe('completion in a pattern', () => {
  it('offers all columns after an opening brace', () => {
    expect(inPattern('in {^')).toEqual(['in {City}', 'in {Service}', 'in {Nice city}'])
  })
  it('offers what begins with the typed letters before what has them inside', () => {
    expect(inPattern('{ci^')).toEqual(['{City}', '{Nice city}'])
  })
  it('replaces the name around the caret, its brace included', () => {
    expect(inPattern('{Ser^x} now')).toEqual(['{Service} now'])
  })
  it('offers nothing outside of braces, after doubled braces and for unknown letters', () => {
    expect(inPattern('City^')).toEqual([])
    expect(inPattern('{City} ^')).toEqual([])
    expect(inPattern('{{^')).toEqual([])
    expect(inPattern('{zzz^')).toEqual([])
    expect(inPattern('{City|^')).toEqual([])
  })
  it('inserts the number of a column whose name another column has', () => {
    expect(made('{^', (text, caret) => completeTemplate(text, caret, ['City', 'City']))).toEqual([
      '{City}',
      '{2}',
    ])
  })
})

describe('completion in a field', () => {
  it('offers words of its own after the columns', () => {
    expect(inField('{te^')).toEqual(['{text}'])
  })
  it('offers filters after a bar, and leaves room for a value', () => {
    expect(inField('{City|^')).toEqual(['{City|slug}', '{City|first:'])
    expect(inField('{City|sl^}')).toEqual(['{City|slug}'])
    expect(inField('{City|slug|f^ir}')).toEqual(['{City|slug|first:}'])
  })
})

describe('completion in the text form of a rule', () => {
  it('offers columns after an opening bracket, but not inside quotes', () => {
    expect(inRule('IF [ser^')).toEqual(['IF [Service]'])
    expect(inRule('IF [City] = "[^')).toEqual([])
  })
})
