import { describe, expect, it } from 'vitest'
import { linkOf, withLink, withOptional, withoutLink } from './links.ts'

describe('linked columns', () => {
  it('are two, and more if either is linked already', () => {
    const pair = withLink({}, 2, 0)
    expect(pair.links).toEqual([[0, 2]])
    expect(withLink(pair, 2, 3).links).toEqual([[0, 2, 3]])
    expect(withLink(withLink(pair, 1, 3), 3, 0).links).toEqual([[0, 1, 2, 3]])
    expect(linkOf(pair, 2)).toEqual([0, 2])
    expect(linkOf(pair, 1)).toBeNull()
  })
  it('stay linked without one of them, unless only one is left', () => {
    expect(withoutLink({ links: [[0, 1, 2]] }, 1).links).toEqual([[0, 2]])
    expect(withoutLink({ links: [[0, 1]], optional: [2] }, 1)).toEqual({ optional: [2] })
  })
})

describe('optional columns', () => {
  it('are added in order and taken away, without a trace after the last', () => {
    expect(withOptional({ optional: [2] }, 0, true)).toEqual({ optional: [0, 2] })
    expect(withOptional({ optional: [0, 2] }, 2, false)).toEqual({ optional: [0] })
    expect(withOptional({ optional: [0] }, 0, false)).toEqual({})
  })
})
