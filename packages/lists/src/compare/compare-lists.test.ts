import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareLists } from './compare-lists.ts'

const exactly = (word: string) => word
const LISTS = [
  ['Red', 'blue', 'red'],
  ['blue', 'green'],
  ['blue', 'black'],
]

describe('a comparison of lists', () => {
  it('counts what each list has, and what only it has', () => {
    const { lists, union, intersection, onlyInOne } = compareLists(LISTS, (word) => word.toLowerCase())
    expect(lists).toEqual([
      { words: 3, different: 2, onlyHere: 1 },
      { words: 2, different: 2, onlyHere: 1 },
      { words: 2, different: 2, onlyHere: 1 },
    ])
    expect({ union, intersection, onlyInOne }).toEqual({ union: 4, intersection: 1, onlyInOne: 3 })
  })

  it('reads words as they are where they come first', () => {
    const comparison = compareLists(LISTS, (word) => word.toLowerCase())
    expect(comparison.read({ kind: 'union' })).toEqual(['Red', 'blue', 'green', 'black'])
    expect(comparison.read({ kind: 'intersection' })).toEqual(['blue'])
    expect(comparison.read({ kind: 'only-in-one' })).toEqual(['Red', 'green', 'black'])
    expect(comparison.read({ kind: 'only-in', list: 2 })).toEqual(['black'])
  })

  it('agrees with the operations of sets', () => {
    const aList = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(aList, aList, (one, other) => {
        const comparison = compareLists([one, other], exactly)
        const [a, b] = [new Set(one), new Set(other)]
        const both = new Set([...one, ...other])
        const expected = {
          union: [...both],
          intersection: [...both].filter((word) => a.has(word) && b.has(word)),
          'only-in-one': [...both].filter((word) => a.has(word) !== b.has(word)),
        }
        for (const kind of ['union', 'intersection', 'only-in-one'] as const)
          expect(comparison.read({ kind })).toEqual(expected[kind])
        expect(comparison.read({ kind: 'only-in', list: 1 })).toEqual([...b].filter((word) => !a.has(word)))
        expect(comparison.union).toBe(both.size)
        expect(comparison.intersection).toBe(expected.intersection.length)
        expect(comparison.onlyInOne).toBe(expected['only-in-one'].length)
      }),
    )
  })
})
