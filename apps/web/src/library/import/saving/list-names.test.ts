import { describe, expect, it } from 'vitest'
import { nameOf, nameProblem, takesName, toListNames } from './list-names.ts'

describe('the names of imported lists', () => {
  it('come from the file name, without its extension', () => {
    expect(nameOf('red shoes.v2.csv')).toBe('red shoes.v2')
    expect(nameOf('words')).toBe('words')
    expect(nameOf('.csv')).toBe('.csv')
    expect(nameOf(`${'x'.repeat(300)}.txt`).length).toBe(200)
  })

  it('come from the headers if each column becomes a list, or are numbered without headers', () => {
    const lists = [{ header: 'Colours' }, { header: null }, { header: 'x'.repeat(300) }]
    expect(toListNames(lists, ' Shop ')).toEqual(['Colours', 'Shop 2', 'x'.repeat(200)])
  })

  it('need no given name if every list has a header', () => {
    expect(takesName([{ header: 'Colours' }, { header: 'Sizes' }])).toBe(false)
    expect(takesName([{ header: 'Colours' }, { header: ' ' }])).toBe(true)
    expect(takesName([{ header: 'Colours' }])).toBe(true)
  })

  it('are the given name for a single list', () => {
    expect(toListNames([{ header: 'Colours' }], ' Shop ')).toEqual(['Shop'])
  })

  it('are required', () => {
    expect(nameProblem('  ')).toBe('Please enter a name for your list')
    expect(nameProblem('Shop')).toBeNull()
  })
})
