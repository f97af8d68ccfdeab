import { countCharacters } from '@wordloom/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitInsertion } from './characters.ts'

const FAMILY = '👨‍👩‍👧‍👦'

describe('inserting into a length-limited text', () => {
  it('leaves the insertion unchanged if it fits', () => {
    expect(limitInsertion('ab', 'aXb', 3)).toBe('aXb')
  })

  it('shortens the insertion from its end and keeps the existing text', () => {
    expect(limitInsertion('abc', 'ab12345c', 5)).toBe('ab12c')
    expect(limitInsertion('', '1234567', 5)).toBe('12345')
  })

  it('rejects the whole insertion if there is no room', () => {
    expect(limitInsertion('aaaaa', 'aaaaaa', 5)).toBe('aaaaa')
    expect(limitInsertion(FAMILY.repeat(5), `x${FAMILY.repeat(5)}`, 5)).toBe(FAMILY.repeat(5))
  })

  it('never splits a character', () => {
    expect(limitInsertion('', FAMILY.repeat(6), 5)).toBe(FAMILY.repeat(5))
  })

  it('never exceeds the limit and never loses existing text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', FAMILY), maxLength: 5 })
    fc.assert(
      fc.property(letters, letters, letters, (start, inserted, end) => {
        fc.pre(countCharacters(start + end) <= 5)
        const limited = limitInsertion(start + end, start + inserted + end, 5)
        expect(countCharacters(limited)).toBeLessThanOrEqual(5)
        expect(holdsInOrder(limited, start + end)).toBe(true)
      }),
    )
  })
})

function holdsInOrder(text: string, wanted: string): boolean {
  let from = 0
  for (const character of wanted) {
    const at = text.indexOf(character, from)
    if (at === -1) return false
    from = at + character.length
  }
  return true
}
