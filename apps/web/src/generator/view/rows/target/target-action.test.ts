import type { RowSettings } from '@wordloom/contract'
import { canShorten } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { toChosenTarget, withoutTarget, withTarget } from './target-action.ts'

const REPEATS = { kind: 'no-word-twice' } as const

describe('a target', () => {
  it('is a rule after the others, and its action is known again', () => {
    const rows = withTarget({ rules: [REPEATS] }, 'ebay-title', 'leave-out')
    expect(rows.rules).toEqual([REPEATS, { kind: 'target', target: 'ebay-title' }])
    expect(toChosenTarget(rows)).toEqual({ id: 'ebay-title', rule: 1, action: 'leave-out' })
    expect(toChosenTarget({ rules: [REPEATS] })).toBeNull()
  })

  it('is there once, whatever was chosen before', () => {
    const rows = withTarget(withTarget({}, 'ebay-title', 'shorten'), 'etsy-tag', 'keep')
    expect(rows).toEqual({ rules: [{ kind: 'target', target: 'etsy-tag', isOff: true }], fields: [] })
    expect(toChosenTarget(rows)?.action).toBe('keep')
  })

  it('shortens the text in a field of its own', () => {
    const rows = withTarget({}, 'google-ads-keyword', 'shorten')
    expect(rows.fields).toEqual([{ name: 'Keyword', template: '{text|fit:80|fit:10:words}' }])
    expect(toChosenTarget(rows)?.action).toBe('shorten')
    expect(withTarget(rows, 'google-ads-keyword', 'keep').fields).toEqual([])
    expect(withoutTarget(rows)).toEqual({ rules: [], fields: [] })
  })

  it('shortens the text in the fields that show it, and gives them back whole', () => {
    const own: RowSettings = {
      fields: [
        { name: 'Ad', template: '"{text}"' },
        { name: 'City', template: '{City}' },
      ],
    }
    const rows = withTarget(own, 'google-ads-headline', 'shorten')
    expect(rows.fields?.map(({ template }) => template)).toEqual(['"{text|fit:30:width}"', '{City}'])
    expect(withTarget(rows, 'google-ads-headline', 'leave-out').fields).toEqual(own.fields)
  })

  it('without a length can leave out and keep, but not shorten', () => {
    expect(canShorten('hashtag')).toBe(false)
    expect(withTarget({}, 'hashtag', 'shorten').fields).toEqual([])
  })
})
