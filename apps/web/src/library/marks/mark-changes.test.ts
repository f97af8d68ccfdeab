import type { Mark } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { withMarks } from './mark-changes.ts'

const CITIES = { kind: 'list', itemId: 1 } as const
const ANIMALS = { kind: 'result', itemId: 1 } as const
const BEFORE: readonly Mark[] = [{ ...CITIES, starredAt: '2026-11-20T12:00:00.000Z', tags: ['Ads'] }]

describe('changed marks', () => {
  it('star an item once, and tell a list from a result with the same id', () => {
    const after = withMarks(BEFORE, [CITIES, ANIMALS], { isStarred: true })
    expect(after).toEqual([...BEFORE, { ...ANIMALS, starredAt: expect.any(String), tags: [] }])
  })

  it('add and remove tags without regard to case, and keep the star', () => {
    const after = withMarks(BEFORE, [CITIES], { addTags: ['ADS', 'spring'] })
    expect(after).toMatchObject([{ tags: ['Ads', 'spring'], starredAt: BEFORE[0]?.starredAt }])
    expect(withMarks(after, [CITIES], { removeTags: ['ads'] })).toMatchObject([{ tags: ['spring'] }])
  })

  it('leave nothing of an item without star and tags', () => {
    expect(withMarks(BEFORE, [CITIES], { isStarred: false, removeTags: ['Ads'] })).toEqual([])
  })
})
