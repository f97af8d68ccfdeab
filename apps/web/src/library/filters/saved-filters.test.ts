import { describe, expect, it } from 'vitest'
import { readFilters, toFilterSearch, withFilter } from './saved-filters.ts'

describe('saved filters', () => {
  it('replace the one with the same name, and stay within 50', () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ name: `Filter ${at}`, search: '?tags=a' }))
    const after = withFilter(many, { name: 'Filter 7', search: '?tags=b' })
    expect(after).toHaveLength(50)
    expect(after[0]).toEqual({ name: 'Filter 7', search: '?tags=b' })
    expect(withFilter(many, { name: 'New', search: '?tags=b' })).toHaveLength(50)
  })

  it('keep the parameters of the library in one order, and no others', () => {
    const params = new URLSearchParams('tags=Ads,spring&other=1&folder=all&starred=')
    expect(toFilterSearch(params)).toBe('?folder=all&tags=Ads%2Cspring')
  })

  it.each([null, '', '{}', '[{"name":1}]'])('are none if the stored text is %j', (text) => {
    expect(readFilters(text)).toEqual([])
  })
})
