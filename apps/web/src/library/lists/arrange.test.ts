import type { SavedListSummary } from '@wordloom/contract'
import { aListSummary } from '@wordloom/testing/library/list-summary'
import { describe, expect, it } from 'vitest'
import { arrange } from './arrange.ts'

const idsOf = (lists: readonly SavedListSummary[]) => lists.map(({ id }) => id)

describe('saved lists', () => {
  const lists = [
    aListSummary(1, { name: 'towns', wordCount: 7 }),
    aListSummary(2, { name: 'Cities 10', wordCount: 2 }),
    aListSummary(3, { name: 'cities 9', wordCount: 40 }),
  ]

  it('are sorted by date, newest first', () => {
    expect(idsOf(arrange(lists, { by: 'date', isDescending: true, query: '' }))).toEqual([3, 2, 1])
    expect(idsOf(arrange(lists, { by: 'date', isDescending: false, query: '' }))).toEqual([1, 2, 3])
  })

  it('are sorted by name naturally: ignoring case, and 9 before 10', () => {
    expect(idsOf(arrange(lists, { by: 'name', isDescending: false, query: '' }))).toEqual([3, 2, 1])
  })

  it('are sorted by word count', () => {
    expect(idsOf(arrange(lists, { by: 'words', isDescending: true, query: '' }))).toEqual([3, 1, 2])
  })

  it('with the same name are ordered by age', () => {
    const same = [aListSummary(2, { name: 'a' }), aListSummary(1, { name: 'a' })]
    expect(idsOf(arrange(same, { by: 'name', isDescending: false, query: '' }))).toEqual([1, 2])
    expect(idsOf(arrange(same, { by: 'name', isDescending: true, query: '' }))).toEqual([2, 1])
  })

  it('are found by part of their name, ignoring case', () => {
    expect(idsOf(arrange(lists, { by: 'date', isDescending: true, query: 'CITIES' }))).toEqual([3, 2])
    expect(arrange(lists, { by: 'date', isDescending: true, query: 'villages' })).toEqual([])
  })
})
