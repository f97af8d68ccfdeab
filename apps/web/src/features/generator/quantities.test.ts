import { describe, expect, it } from 'vitest'
import { toDuration, toGrouped, toSize, toWordCount } from './quantities.ts'

const decimal = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 })

describe('quantities', () => {
  it('are grouped at any size without losing digits', () => {
    expect(toGrouped(10n ** 30n + 1n).replaceAll(/\D/g, '')).toBe(`1${'0'.repeat(29)}1`)
  })

  it('use the singular for one word', () => {
    expect(toWordCount(0)).toBe('0 words')
    expect(toWordCount(1)).toBe('1 word')
  })

  it('show sizes with three digits and a decimal unit', () => {
    expect(toSize(0n)).toBe('0 B')
    expect(toSize(999n)).toBe('999 B')
    expect(toSize(4_130n)).toBe(`${decimal.format(4.13)} KB`)
    expect(toSize(31_600_000_000n)).toBe(`${decimal.format(31.6)} GB`)
    expect(toSize(10n ** 40n)).toMatch(/^1E16 YB$/i)
  })

  it('never show a duration as zero', () => {
    expect(toDuration(0)).toBe(`${decimal.format(0.01)} s`)
    expect(toDuration(12_345)).toBe('12 s')
  })
})
