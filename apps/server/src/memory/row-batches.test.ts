import { describe, expect, it } from 'vitest'
import { endsOf, firstOf, piecesOf, readAll } from './row-batches.ts'

const sized = (...sizes: number[]) => sizes.map((bytes, place) => ({ id: 10 - place, bytes }))

describe('pieces of rows', () => {
  it.each([
    ['all rows that fit', sized(3, 3, 4), 3],
    ['fewer rows if the next would be too much', sized(3, 3, 5), 2],
    ['one row that is larger than the limit', sized(11, 1), 1],
    ['no rows if there are none', [], 0],
  ])('have %s', (_, rows, expected) => expect(firstOf(rows, 10)).toEqual(rows.slice(0, expected)))

  it('cover all rows in order', () => {
    const pieces = [...piecesOf(sized(6, 6, 11, 2, 8, 1), 10)]
    expect(pieces.map((piece) => piece.map(({ bytes }) => bytes))).toEqual([[6], [6], [11], [2, 8], [1]])
    expect(pieces.map(endsOf)).toEqual([
      { from: 10, to: 10 },
      { from: 9, to: 9 },
      { from: 8, to: 8 },
      { from: 7, to: 6 },
      { from: 5, to: 5 },
    ])
  })
})

it('readAll reads page by page until there are no more rows', async () => {
  const rows = sized(1, 1, 1, 1, 1)
  const asked: number[] = []
  const readPage = async (before = 11) => {
    asked.push(before)
    return rows.filter(({ id }) => id < before).slice(0, 2)
  }
  expect(await readAll(2, readPage)).toEqual(rows)
  expect(asked).toEqual([11, 9, 7])
})
