import { describe, expect, it } from 'vitest'
import { toDaysLeft } from './trash-row.tsx'

const NOW = new Date('2026-11-20T12:00:00Z')

describe('the time left to restore something from the trash', () => {
  it.each([
    ['2026-12-20T12:00:00Z', '30 days left'],
    ['2026-12-20T11:59:00Z', '30 days left'],
    ['2026-12-19T23:59:00Z', '29 days left'],
    ['2026-11-21T12:00:00Z', '1 day left'],
    ['2026-11-21T11:59:00Z', 'less than a day left'],
    ['2026-11-20T11:59:00Z', 'less than a day left'],
  ])('is, for an item that expires at %s, shown as %s', (expires, told) => {
    expect(toDaysLeft(new Date(expires), NOW)).toBe(told)
  })
})
