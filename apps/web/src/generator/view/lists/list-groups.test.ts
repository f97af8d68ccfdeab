import type { Folder } from '@wordloom/contract'
import { aListSummary } from '@wordloom/testing/library/list-summary'
import { describe, expect, it } from 'vitest'
import { toGroups } from './list-groups.ts'

const createdAt = '2026-01-01T00:00:00Z'

const aFolder = (id: number, name: string): Folder => ({
  id,
  name,
  color: '#ef4444',
  createdAt,
  updatedAt: createdAt,
})

const namesOf = (...args: Parameters<typeof toGroups>) =>
  toGroups(...args).map(({ name, lists }) => [name, lists.map(({ id }) => id)])

describe('the groups of saved lists', () => {
  const folders = [aFolder(1, 'Towns'), aFolder(2, 'Ads'), aFolder(3, 'Empty')]
  const lists = [
    aListSummary(1),
    aListSummary(2, { folderId: 1 }),
    aListSummary(3, { folderId: 2, projectId: 8 }),
    aListSummary(4, { projectId: 8 }),
    aListSummary(5, { projectId: 9 }),
  ]

  it('are the folders by name, then ungrouped lists, then those in projects, without empty ones', () => {
    expect(namesOf(lists, folders, null)).toEqual([
      ['Ads', [3]],
      ['Towns', [2]],
      ['Ungrouped', [1]],
      ['In projects', [4, 5]],
    ])
  })

  it("start with the open project's lists", () => {
    expect(namesOf(lists, folders, 8)).toEqual([
      ['This project', [3, 4]],
      ['Towns', [2]],
      ['Ungrouped', [1]],
      ['In projects', [5]],
    ])
  })

  it('have the color of their folder', () => {
    expect(toGroups(lists, folders, null).map(({ color }) => color)).toEqual([
      '#ef4444',
      '#ef4444',
      null,
      null,
    ])
  })

  it('hold a list of an unknown folder as ungrouped', () => {
    expect(namesOf([aListSummary(1, { folderId: 99 })], folders, null)).toEqual([['Ungrouped', [1]]])
  })
})
