import { describe, expect, it } from 'vitest'
import { toBytes, toCount, toNumber, toShort } from './numbers.ts'

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

it.each([
  [0, '0 B'],
  [999n, '999 B'],
  [4_130n, '4.13 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [268_435_456, '268 MB'],
  [31_600_000_000n, '31.6 GB'],
  [10n ** 40n, '1E16 YB'],
])('shows %d bytes as %s', (bytes, shown) => {
  expect(toBytes(bytes)).toBe(shown)
})

it.each([
  [1_000_000_000n, '1 billion'],
  [1_000_000_000_000n, '1 trillion'],
  [1_234_567_890n, 'about 1.23 billion'],
  [10n ** 36n, '1E36'],
])('shows the number %d as %s', (number, shown) => {
  expect(toShort(number)).toBe(shown)
})
