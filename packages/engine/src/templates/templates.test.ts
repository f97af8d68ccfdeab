import { describe, expect, it } from 'vitest'
import { applyFilters } from './filters.ts'
import { parsePattern, parseTemplate } from './parse-template.ts'
import { TemplateError } from './template.ts'

const NAMES = ['City', 'Service', '3']

function refusal(read: () => unknown): { code: string; from: number; to: number; message: string } {
  try {
    read()
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return { code: error.code, from: error.from, to: error.to, message: error.message }
  }
  throw new Error('The text was read.')
}

function filtered(text: string, filters: string): string {
  const [part] = parseTemplate(`{1|${filters}}`, NAMES)
  if (part?.kind !== 'column') throw new Error('The template has a column.')
  return applyFilters(text, part.filters)
}

describe('a pattern', () => {
  it('names columns by name or by number, the name first', () => {
    expect(parsePattern('{Service} in { 1 }, {3}', NAMES)).toEqual([
      { kind: 'column', column: 1, filters: [] },
      { kind: 'text', text: ' in ' },
      { kind: 'column', column: 0, filters: [] },
      { kind: 'text', text: ', ' },
      { kind: 'column', column: 2, filters: [] },
    ])
  })

  it('has braces of its own where they are doubled', () => {
    expect(parsePattern('{{{1}}} {{x}}', NAMES)).toEqual([
      { kind: 'text', text: '{' },
      { kind: 'column', column: 0, filters: [] },
      { kind: 'text', text: '} {x}' },
    ])
  })

  it.each([
    [
      'in {Town}',
      'unknown-column',
      4,
      8,
      'There is no column “Town”. The columns are “City”, “Service”, “3”.',
    ],
    ['{', 'unclosed-brace', 0, 1, 'Close this brace'],
    ['{1 {2}', 'unclosed-brace', 0, 1, 'Close this brace'],
    ['a}b', 'lone-brace', 1, 2, 'Write }} for a brace.'],
    ['{ }', 'empty-braces', 1, 2, 'Put the name or the number'],
    ['{0}', 'unknown-column', 1, 2, 'There is no column “0”.'],
    ['{1|upper}', 'columns-only', 2, 8, 'Use filters in fields only.'],
  ])('points at what is wrong in %j', (text, code, from, to, message) => {
    const found = refusal(() => parsePattern(text, NAMES))
    expect(found).toMatchObject({ code, from, to })
    expect(found.message).toContain(message)
  })

  it('is read in linear time, and quotes little of it, even if it is a megabyte of garbage', () => {
    expect(refusal(() => parsePattern(`{${'x'.repeat(1_000_000)}}`, NAMES)).message.length).toBeLessThan(200)
    expect(refusal(() => parsePattern('{'.repeat(1_000_001), NAMES)).code).toBe('unclosed-brace')
    expect(parsePattern('{{'.repeat(500_000), NAMES)).toHaveLength(1)
  })
})

describe('a template', () => {
  it('shows the row and its number too', () => {
    expect(parseTemplate('{row|pad:3} {text}', NAMES)).toEqual([
      { kind: 'row', filters: [{ kind: 'pad', count: 3 }] },
      { kind: 'text', text: ' ' },
      { kind: 'rowText', filters: [] },
    ])
  })

  it.each([
    ['lower', 'ÉCLAIR', 'éclair'],
    ['upper', 'straße', 'STRASSE'],
    ['title', 'emergency NASA plumber', 'Emergency NASA Plumber'],
    ['sentence', 'boat repair', 'Boat repair'],
    ['slug', ' São Paulo & Łódź! ', 'sao-paulo-lodz'],
    ['ascii', '“Smørrebrød” – ½ €', '"Smorrebrod" - 1/2 EUR'],
    ['urlencode', 'a b&c/ü', 'a%20b%26c%2F%C3%BC'],
    ['trim', '  x ', 'x'],
    ['first:2', '😀ab', '😀a'],
    ['fit:9', 'red shoes for men', 'red shoes'],
    ['fit:8', 'red shoes for men', 'red'],
    ['fit:17', 'red shoes for men', 'red shoes for men'],
    ['fit:3', '😀😀😀😀 b', '😀😀😀'],
    ['fit:5', '  ab  c d', '  ab'],
    ['fit:2:words', 'a b c', 'a b'],
    ['fit:7:bytes', 'Łódź plumber', 'Łódź'],
    ['fit:6:bytes', 'Łódź plumber', 'Łód'],
    ['fit:3', 'ae\u0301\u0302b', 'a'],
    ['fit:4', 'ab👩‍👩‍👧', 'ab'],
    ['fit:5:width', '東京 boat', '東京'],
    ['pad:4', '7', '0007'],
    ['pad:1', '77', '77'],
    ['replace:a:b', 'banana', 'bbnbnb'],
    ['replace:\\::\\|', 'a:b', 'a|b'],
    ['replace:a:$&', 'ca', 'c$&'],
    ['lower|first:3', 'Leeds', 'lee'],
  ])('changes words by the filter %s', (filters, text, expected) => {
    expect(filtered(text, filters)).toBe(expected)
  })

  it.each([
    ['{1|shout}', 'unknown-filter', 3],
    ['{1|first}', 'filter-argument', 3],
    ['{1|first:0}', 'filter-argument', 3],
    ['{1|pad:10001}', 'filter-argument', 3],
    ['{1|fit}', 'filter-argument', 3],
    ['{1|fit:3:lines}', 'filter-argument', 3],
    ['{1|fit:3:words:x}', 'filter-argument', 3],
    ['{1|lower|replace:a}', 'filter-argument', 9],
    ['{1|replace::b}', 'filter-argument', 3],
    ['{1|lower:2}', 'filter-argument', 3],
  ])('points at the filter that is wrong in %j', (text, code, from) => {
    expect(refusal(() => parseTemplate(text, NAMES))).toMatchObject({ code, from })
  })
})
