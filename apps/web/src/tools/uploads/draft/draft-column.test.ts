import { describe, expect, it } from 'vitest'
import { suggestCodes, toDraftColumn, toFileColumns } from './draft-column.ts'

describe('a column of a draft', () => {
  it('has a word per line, without empty lines and spaces around words', () => {
    const column = { id: 'a', name: ' Color ', text: ' Red \n\nNavy Blue\r\n', codes: null }
    expect(toFileColumns([column])).toEqual([{ name: 'Color', words: ['Red', 'Navy Blue'] }])
  })

  it('gives each word the code on its line', () => {
    const column = { id: 'a', name: 'Color', text: 'Red\n\nNavy\nTeal', codes: 'RED\nX\nNVY' }
    expect(toFileColumns([column])).toEqual([
      { name: 'Color', words: ['Red', 'Navy', 'Teal'], codes: { Red: 'RED', Navy: 'NVY' } },
    ])
  })

  it('has its number as its name if it has none, and is left out without words', () => {
    const blank = { id: 'a', name: '', text: '', codes: null }
    expect(toFileColumns([blank, { ...blank, text: 'Red' }])).toEqual([{ name: 'Column 2', words: ['Red'] }])
  })

  it('comes back from a file as it was', () => {
    const column = { id: 'a', name: 'Color', text: 'Red\nNavy', codes: 'RED\nNVY' }
    expect(toFileColumns([column]).map((each) => toDraftColumn(each, 'a'))).toEqual([column])
  })
})

describe('suggested codes', () => {
  it('are the first letters of each word, in capitals and without accents', () => {
    expect(suggestCodes('Red\nNavy Blue\n\nécru\nS')).toBe('RED\nNAV\n\nECR\nS')
  })

  it('are different for words that begin alike', () => {
    expect(suggestCodes('Navy\nNavy Blue\nNav\nNav!')).toBe('NAV\nNAVY\nNAV2\nNAV3')
  })
})
