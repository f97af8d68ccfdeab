import { describe, expect, it } from 'vitest'
import { readCells } from './read-cells.ts'

describe('cells of a field', () => {
  it.each([
    [
      'a\tb\n1\t"2\t3"',
      [
        ['a', 'b'],
        ['1', '2\t3'],
      ],
    ],
    [
      'a;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a,"b', [['a', '"b']]],
    ['', []],
  ])('are read from %j', (text, cells) => {
    expect(readCells(text)).toEqual(cells)
  })
})
