import { describe, expect, it } from 'vitest'
import { countSettings, findPartWithError, hasError, PARTS } from './badges.ts'

describe('the number at a part of the row settings', () => {
  it('counts patterns, rules that are on, an order and fields', () => {
    const rows = {
      patterns: ['{City}', '{Service}'],
      rules: [{ kind: 'no-word-twice' }, { kind: 'length', unit: 'words', most: 3, isOff: true }],
      order: { shuffle: '' },
      fields: [{ name: 'Path', template: '{City|slug}' }],
    } as const
    expect(
      PARTS.map((part) =>
        countSettings(
          { ...rows, patterns: [...rows.patterns], rules: [...rows.rules], fields: [...rows.fields] },
          part,
        ),
      ),
    ).toEqual([2, 1, 1, 1, 0])
  })
  it("is 1 where a target is chosen, whatever happens to rows that don't fit", () => {
    const rule = { kind: 'target', target: 'ebay-title' } as const
    expect(countSettings({ rules: [rule] }, 'target')).toBe(1)
    expect(countSettings({ rules: [{ ...rule, isOff: true }] }, 'target')).toBe(1)
  })
  it('is 0 where nothing is set', () => {
    expect(PARTS.map((part) => countSettings({ order: {}, patterns: [] }, part))).toEqual([0, 0, 0, 0, 0])
  })
  it('counts all word orders as one pattern, which has no effect beside others', () => {
    expect(countSettings({ allOrders: true }, 'patterns')).toBe(1)
    expect(countSettings({ allOrders: true, patterns: ['a', 'b'] }, 'patterns')).toBe(2)
  })
})

describe('a part with an error', () => {
  it('is the one that the place names, warnings aside', () => {
    const problem = { place: { part: 'rule', number: 0, range: null }, message: '' } as const
    const report = (isWarning: boolean) => ({
      problems: [{ ...problem, isWarning }],
      dropped: [],
      broken: [],
      shortened: null,
      coverage: null,
    })
    expect(PARTS.filter((part) => hasError(report(false), part))).toEqual(['rules'])
    expect(hasError(report(true), 'rules')).toBe(false)
    expect([findPartWithError(report(false)), findPartWithError(report(true))]).toEqual(['rules', null])
  })
})
