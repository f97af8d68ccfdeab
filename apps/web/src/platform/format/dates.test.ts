import { describe, expect, it } from 'vitest'
import { toAgo, toDate, toMinute, toSecond, toTime } from './dates.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

describe('relative time', () => {
  it.each([
    ['2026-11-20T11:59:01Z', 'just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-20T11:00:01Z', '59 minutes ago'],
    ['2026-11-20T10:30:00Z', '1 hour ago'],
    ['2026-11-19T12:00:00Z', 'yesterday'],
    ['2026-10-21T12:00:00Z', '30 days ago'],
  ])('shows %s as %s', (then, told) => {
    expect(toAgo(new Date(then), NOW)).toBe(told)
  })

  it('shows "just now" if the local clock is behind the server\'s', () => {
    expect(toAgo(new Date('2026-11-20T12:05:00Z'), NOW)).toBe('just now')
  })
})

describe('a moment', () => {
  // A Date in local time, because the formats use the reader's time zone.
  const moment = new Date(2026, 10, 20, 9, 5, 7)
  const withPlainSpaces = (text: string) => text.replaceAll(/\s/gu, ' ')

  it('is shown as a date, to the minute, to the second or as a time', () => {
    expect(toDate(moment)).toBe('Nov 20, 2026')
    expect(withPlainSpaces(toMinute(moment))).toBe('Nov 20, 2026, 9:05 AM')
    expect(withPlainSpaces(toSecond(moment))).toBe('Nov 20, 2026, 9:05:07 AM')
    expect(withPlainSpaces(toTime(moment))).toBe('9:05 AM')
  })

  it('can come as the text of an API answer', () => {
    expect(toDate(moment.toISOString())).toBe('Nov 20, 2026')
  })
})
