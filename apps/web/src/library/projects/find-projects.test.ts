import type { ProjectSummary } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { findProjects } from './find-projects.ts'

const PROJECTS = [
  aProject('Spring launch', 'Landing pages for Zürich'),
  aProject('Autumn launch', null),
  aProject('Café names', 'Brand roots'),
]

describe('a project search', () => {
  it('finds all projects if it is empty', () => {
    expect(findProjects(PROJECTS, '  ')).toBe(PROJECTS)
  })

  it.each([
    ['LAUNCH', ['Spring launch', 'Autumn launch']],
    ['cafe', ['Café names']],
    ['zurich', ['Spring launch']],
    ['launch spring', ['Spring launch']],
    ['roots names', ['Café names']],
    ['winter', []],
  ])('finds, for %j, the projects with every word in the name or description', (text, names) => {
    expect(findProjects(PROJECTS, text).map(({ name }) => name)).toEqual(names)
  })
})

function aProject(name: string, description: string | null): ProjectSummary {
  const at = '2026-11-20T12:00:00.000Z'
  return {
    id: 1,
    name,
    description,
    version: 1,
    createdAt: at,
    updatedAt: at,
    columnCount: 3,
    listCount: 0,
    resultCount: 0,
  }
}
