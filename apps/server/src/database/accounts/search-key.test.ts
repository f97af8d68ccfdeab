import { describe, expect, it } from 'vitest'
import { searchKeyOf, toSearched } from './search-key.ts'

describe('the search key of an account', () => {
  it('holds the names, the email and the id', () => {
    const user = { id: '0192F3', email: 'Ann@Loom.example', firstName: 'Zoë', lastName: 'LOOM' }
    expect(searchKeyOf(user)).toBe('zoë loom ann@loom.example 0192f3')
  })

  it('leaves out missing names', () => {
    const user = { id: '0192f3', email: 'ann@loom.example', firstName: null, lastName: null }
    expect(searchKeyOf(user)).toBe('ann@loom.example 0192f3')
  })

  it.each([
    ['letters in either case', 'ÄÖÜ ΣΑ', 'äöü σα'],
    ['letters in one piece or in two', 'Zoe\u0308', 'zo\u00eb'],
    ['white space however wide', ' ann \t  loom\n', 'ann loom'],
  ])('treats %s as the same', (_, typed, kept) => {
    expect(toSearched(typed)).toBe(toSearched(kept))
  })
})
