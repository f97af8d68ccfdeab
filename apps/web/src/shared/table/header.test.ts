import { describe, expect, it } from 'vitest'
import { hasHeader, isNumeric } from './header.ts'

describe('the first row of a table', () => {
  it.each([
    [
      ['keyword', 'volume'],
      ['red shoes', '30'],
      ['boots', '1,200'],
    ],
    [
      ['City', 'Trade'],
      ['Leeds', 'Plumber'],
      ['York', 'Roofer'],
    ],
    [
      ['Cities', 'Services'],
      ['Leeds', 'Plumber'],
    ],
    [
      ['Wood', 'Furniture', 'Promise'],
      ['oak', 'table', 'handmade'],
      ['ash', 'chair', 'made to last'],
    ],
    [
      ['Wood', '', 'Price'],
      ['oak', '', '30'],
    ],
  ])('names the columns: %j', (...rows) => {
    expect(hasHeader(rows)).toBe(true)
  })

  it.each([
    [
      ['best', 'boots'],
      ['cheap', 'shoes'],
    ],
    [
      ['Leeds', 'plumber'],
      ['York', 'roofer'],
    ],
    [
      ['Red', 'boots'],
      ['blue', 'shoes'],
    ],
    [
      ['keyword', '30'],
      ['boots', '20'],
    ],
    [
      ['color', 'color'],
      ['red', 'blue'],
    ],
    [
      ['color', ''],
      ['red', 'blue'],
    ],
    [
      ['color', 'size'],
      ['red', 'size'],
    ],
    [['keyword', 'volume']],
  ])('is a row like the others: %j', (...rows) => {
    expect(hasHeader(rows)).toBe(false)
  })
})

describe('a column of numbers', () => {
  it('has only numbers, prices and percentages, and blank cells', () => {
    expect(isNumeric(['30', '', '1,200.50', '-3', '€5', '12%'])).toBe(true)
    expect(isNumeric(['30', '24 hour'])).toBe(false)
    expect(isNumeric(['', ' '])).toBe(false)
  })
})
