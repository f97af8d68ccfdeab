import { describe, expect, it } from 'vitest'
import { createKeyword } from './keyword.ts'
import { findNegativeProblem, takenMatchTypes } from './platforms.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')

describe('a negative', () => {
  it.each([
    ['google-ads', 'broad', 'a'.repeat(80), null],
    ['google-ads', 'broad', 'a'.repeat(81), 'It has 81 characters. Google Ads takes 80.'],
    ['google-ads', 'exact', words(10), null],
    ['google-ads', 'exact', words(11), 'It has 11 words. Google Ads takes 10.'],
    ['google-ads', 'phrase', '50% off, now', 'It contains % ,. Google Ads is reported to refuse that.'],
    ['google-ads', 'phrase', 'free*', null],
    ['google-ads', 'broad', 'free 🦊', 'It contains 🦊. Google Ads is reported to refuse that.'],
    ['google-ads', 'broad', 'a-b-c-d-e-f-g-h-i-j-k', null],
    [
      'microsoft',
      'broad',
      'free',
      'Microsoft Advertising takes no broad negatives. Make it phrase or exact.',
    ],
    ['microsoft', 'phrase', 'a'.repeat(100), null],
    ['microsoft', 'phrase', 'a'.repeat(101), 'It has 101 characters. Microsoft Advertising takes 100.'],
    ['amazon', 'phrase', words(4), null],
    ['amazon', 'phrase', words(5), 'It has 5 words. Amazon Ads takes 4.'],
    ['amazon', 'exact', words(10), null],
    ['amazon', 'exact', '4" desk!', 'It contains " !. Amazon Ads is reported to refuse that.'],
    ['apple-ads', 'phrase', 'free', 'Apple Ads takes no phrase negatives. Make it broad or exact.'],
  ] as const)('for %s, %s, %s: %s', (platform, matchType, text, message) => {
    expect(findNegativeProblem(createKeyword(text, matchType), platform)?.message ?? null).toBe(message)
  })

  it('counts an emoji as one character', () => {
    expect(findNegativeProblem(createKeyword('🦊'.repeat(100), 'phrase'), 'microsoft')).toBeNull()
  })

  it('with a refused character is marked as reported, not confirmed', () => {
    expect(findNegativeProblem(createKeyword('a@b', 'broad'), 'google-ads')?.evidence).toBe('secondary')
  })
})

it('lists the match types that a platform takes', () => {
  expect(takenMatchTypes('microsoft')).toEqual(['phrase', 'exact'])
})
