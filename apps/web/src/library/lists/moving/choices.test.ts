import { describe, expect, it } from 'vitest'
import { MAX_SHOWN, toChoices } from './choices.ts'

const aFolder = (id: number, name: string) => ({
  id,
  name,
  color: '#3b82f6' as const,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
})

const namesOf = (folders: readonly string[], typed: string) =>
  toChoices(
    folders.map((name, at) => aFolder(at + 1, name)),
    typed,
    true,
  ).choices.map(({ name }) => name)

describe('the choice of a folder', () => {
  it('starts with Ungrouped and keeps the order of the folders', () => {
    expect(namesOf(['Towns', 'Ads'], '')).toEqual(['Ungrouped', 'Towns', 'Ads'])
  })

  it('narrows down to the names that contain what was typed, those that start with it first', () => {
    expect(namesOf(['Old towns', 'Ads', 'Towns'], 'TOWN')).toEqual(['Towns', 'Old towns'])
    expect(namesOf(['Ads'], 'un')).toEqual(['Ungrouped'])
  })

  it('shows the first of many and counts them all', () => {
    const folders = Array.from({ length: 60 }, (_, at) => aFolder(at + 1, `Folder ${at}`))
    const { choices, found } = toChoices(folders, 'folder', true)
    expect(choices).toHaveLength(MAX_SHOWN)
    expect(found).toBe(60)
  })
})
