import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { OwnRowSettings, placesOf, toOwnRows, toPlaces, toRecipeRows } from './column-numbers.ts'

const PLACES = {
  links: [[0, 2]],
  optional: [1],
  patterns: ['{1} {2} {3}'],
  order: { each: { column: 2, count: 5, seed: 'a' }, shuffle: 'b' },
}
const NUMBERS = {
  links: [[1, 3]],
  optional: [2],
  patterns: ['{1} {2} {3}'],
  order: { each: { column: 3, count: 5, seed: 'a' }, shuffle: 'b' },
}

describe('the columns of row settings', () => {
  it('are numbered from 1 where they are written, with the version that says so', () => {
    expect(toRecipeRows(PLACES)).toEqual({ version: 3, rows: NUMBERS })
    expect(toOwnRows(PLACES)).toEqual({ version: 3, ...NUMBERS })
    expect(toOwnRows({})).toEqual({})
  })

  it('are read as their version numbers them', () => {
    expect(toPlaces(NUMBERS, 3)).toEqual(PLACES)
    expect(toPlaces(PLACES, 2)).toEqual(PLACES)
    expect(toPlaces(PLACES, undefined)).toEqual(PLACES)
    expect(placesOf({ version: 3, ...NUMBERS })).toEqual(PLACES)
    expect(placesOf(PLACES)).toEqual(PLACES)
  })

  it('are in the range of their version also in projects and campaign files', () => {
    const isRight = (rows: unknown) => z.safeParse(OwnRowSettings, rows).success
    expect([{ optional: [0] }, { optional: [5] }, { version: 3, optional: [6] }].map(isRight)).toEqual([
      true,
      true,
      true,
    ])
    expect([{ optional: [6] }, { version: 3, optional: [0] }, { version: 2 }].map(isRight)).toEqual([
      false,
      false,
      false,
    ])
  })
})
