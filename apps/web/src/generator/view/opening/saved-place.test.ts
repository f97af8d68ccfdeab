import { describe, expect, it } from 'vitest'
import { toSavedPlace } from './saved-place.ts'

describe('a generator URL', () => {
  it.each([
    ['?result=7', { kind: 'result', id: 7 }],
    ['?list=12', { kind: 'list', id: 12 }],
    [
      '?result=7&account=0193a5c0-0000-7000-8000-000000000001',
      { kind: 'result', id: 7, account: '0193a5c0-0000-7000-8000-000000000001' },
    ],
    ['', null],
    ['?list=0', null],
    ['?result=-1', null],
    ['?result=7e2', null],
    ['?list=12345678901234567', null],
  ] as const)('%s names the item to open, or nothing', (search, place) => {
    expect(toSavedPlace(new URLSearchParams(search))).toEqual(place)
  })
})
