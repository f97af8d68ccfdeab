import { describe, expect, it } from 'vitest'
import { toCount, toNumber } from './numbers.ts'

describe('numbers', () => {
  it('are grouped at any size without losing digits', () => {
    expect(toNumber(2000)).toBe('2,000')
    expect(toNumber(10n ** 30n + 1n)).toBe('1,000,000,000,000,000,000,000,000,000,001')
  })

  it('use the singular for one', () => {
    expect(toCount(0, 'word')).toBe('0 words')
    expect(toCount(1, 'word')).toBe('1 word')
    expect(toCount(1n, 'word list')).toBe('1 word list')
    expect(toCount(2000n, 'word')).toBe('2,000 words')
  })
})
