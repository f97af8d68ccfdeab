import { describe, expect, it } from 'vitest'
import { overLimits } from './version-limits.ts'

/** Each letter is the version that a change by this person made: o is the owner. */
const versionsBy = (people: string, listId = 1) =>
  [...people].map((by, at) => ({ id: 100 * listId + at, listId, by, bytes: 10 }))

const NONE = Number.POSITIVE_INFINITY

describe('the versions that go when there are too many', () => {
  it.each([
    ['ooooo', [100, 101]],
    ['ogggg', [102, 103]],
    ['ogogo', [100, 101]],
    ['gghoo', [101, 102]],
    ['oggoo', [102, 100]],
  ])('are those that guests wrote and replaced, then the oldest: %s', (people, dropped) => {
    expect(overLimits(versionsBy(people), 'o', { versions: 3, bytes: NONE }).dropped).toEqual(dropped)
    expect(overLimits(versionsBy(people), 'o', { versions: NONE, bytes: 35 }).dropped).toEqual(dropped)
  })

  it('are replaced only by versions of the same list', () => {
    const kept = [...versionsBy('go'), ...versionsBy('gg', 2)]
    expect(overLimits(kept, 'o', { versions: 3, bytes: NONE }).dropped).toEqual([201])
  })

  it('leave no difference of the version before them', () => {
    const limits = { versions: 3, bytes: NONE }
    expect(overLimits(versionsBy('ogggg'), 'o', limits).outdated).toEqual([101])
    expect(overLimits(versionsBy('ooooo'), 'o', limits).outdated).toEqual([])
  })
})
