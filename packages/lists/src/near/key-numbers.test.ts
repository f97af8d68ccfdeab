import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyNumbers } from './key-numbers.ts'

describe('numbers of keys', () => {
  it('count up in the order in which keys come, whatever the keys are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 3 })), (keys) => {
        const different = [...new Set(keys)]
        expect(numbersOf(keys)).toEqual(keys.map((key) => different.indexOf(key)))
      }),
    )
  })

  it('stay the same while many keys come', () => {
    const keys = Array.from({ length: 100_000 }, (_, i) => `key ${i}`)
    expect(numbersOf([...keys, ...keys])).toEqual([...keys.keys(), ...keys.keys()])
  })

  it('are right for keys that someone chose to have equal hashes', () => {
    // These pairs of code units lead from the hash 0 to the hash 0.
    const pairs = ['\0\0', '\ua2ff\u976d']
    const places = [...Array(12).keys()]
    const keys = Array.from({ length: 2 ** 12 }, (_, n) => places.map((i) => pairs[(n >> i) & 1]).join(''))
    expect(numbersOf([...keys, ...keys])).toEqual([...keys.keys(), ...keys.keys()])
  })
})

function numbersOf(keys: readonly string[]): readonly number[] {
  const numbers = new KeyNumbers()
  return keys.map((key) => numbers.numberOf(key))
}
