import { describe, expect, it } from 'vitest'
import { toAvatarColor, toInitial } from './avatar.tsx'

const ann = { id: 'ann', firstName: null, email: 'ann@example.org', profileImageUrl: null }

describe('the initial in place of a picture', () => {
  it('is the first letter of the first name, in upper case', () => {
    expect(toInitial({ ...ann, firstName: 'grace' })).toBe('G')
    expect(toInitial({ ...ann, firstName: 'Éloïse' })).toBe('É')
    expect(toInitial({ ...ann, firstName: 'E\u0301loi' })).toBe('E\u0301')
  })

  it('is the first letter of the email address if there is no first name', () => {
    expect(toInitial(ann)).toBe('A')
    expect(toInitial({ ...ann, firstName: '' })).toBe('A')
  })

  it('is U if the user is unknown', () => {
    expect(toInitial(null)).toBe('U')
  })
})

describe("the avatar's color", () => {
  it('depends only on the person, not on what they are called', () => {
    const renamed = { ...ann, firstName: 'Grace', email: 'grace@example.org' }
    expect(toAvatarColor(renamed)).toBe(toAvatarColor(ann))
  })

  it('differs between people', () => {
    const people = Array.from({ length: 60 }, (_, place) => ({ ...ann, id: `person ${place}` }))
    expect(new Set(people.map(toAvatarColor)).size).toBe(6)
  })
})
