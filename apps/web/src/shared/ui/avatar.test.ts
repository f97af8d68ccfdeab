import { describe, expect, it } from 'vitest'
import { toInitial } from './avatar.tsx'

const ann = { firstName: null, email: 'ann@example.org', profileImageUrl: null }

describe('the letter in place of a picture', () => {
  it('is the first of the first name, in upper case', () => {
    expect(toInitial({ ...ann, firstName: 'grace' })).toBe('G')
    expect(toInitial({ ...ann, firstName: 'Éloïse' })).toBe('É')
    expect(toInitial({ ...ann, firstName: 'E\u0301loi' })).toBe('E\u0301')
  })

  it('is the first of the address where there is no first name', () => {
    expect(toInitial(ann)).toBe('A')
    expect(toInitial({ ...ann, firstName: '' })).toBe('A')
  })

  it('is U as long as nobody is known', () => {
    expect(toInitial(null)).toBe('U')
  })
})
