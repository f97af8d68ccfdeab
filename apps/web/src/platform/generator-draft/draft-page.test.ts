import { describe, expect, it } from 'vitest'
import { isOf, toDraftId } from './draft-page.ts'

describe('a draft', () => {
  it('belongs to the home page or to one project', () => {
    const home = toDraftId('home', 'a1')
    const project = toDraftId('project-7', 'a1')
    expect(['home', 'project-7', 'project-70'].map((page) => isOf(page as 'home', home))).toEqual([
      true,
      false,
      false,
    ])
    expect(['home', 'project-7', 'project-70'].map((page) => isOf(page as 'home', project))).toEqual([
      false,
      true,
      false,
    ])
  })
})
