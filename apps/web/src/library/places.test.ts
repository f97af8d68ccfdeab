import { describe, expect, it } from 'vitest'
import { onlyName, toFolderPath, toGeneratorPath, toProjectPath, toTabParams } from './places.ts'

describe('the page that shows an item', () => {
  it('is the folder of a list, or the ungrouped lists', () => {
    expect(toFolderPath(7)).toBe('/dashboard?folder=7')
    expect(toFolderPath(null)).toBe('/dashboard')
  })

  it('is the tab of its project, or the dashboard', () => {
    expect(toProjectPath(7, 'lists')).toBe('/projects/7?tab=lists')
    expect(toProjectPath(7, 'results')).toBe('/projects/7?tab=results')
    expect(toProjectPath(null, 'lists')).toBe('/dashboard?folder=all')
    expect(toProjectPath(null, 'results')).toBe('/dashboard?tab=results')
  })

  it("names the owner's account if the project isn't the user's own", () => {
    const place = { account: '0193a5c0-0000-7000-8000-000000000001' }
    expect(toProjectPath(7, 'lists', place)).toBe(`/projects/7?account=${place.account}&tab=lists`)
    expect(toGeneratorPath(place, 'list', 8)).toBe(`/?list=8&account=${place.account}`)
    expect(toGeneratorPath({ account: undefined }, 'result', 8)).toBe('/?result=8')
  })
})

describe('a tab of a project', () => {
  it("keeps the owner's account in the search", () => {
    const search = new URLSearchParams('account=a&tab=lists')
    expect(String(toTabParams(search, 'results'))).toBe('account=a&tab=results')
    expect(String(toTabParams(search, 'merger'))).toBe('account=a')
  })
})

describe('the name of several items', () => {
  it('is told only for one', () => {
    expect(onlyName([{ name: 'Cities' }])).toBe('Cities')
    expect(onlyName([{ name: 'Cities' }, { name: 'Towns' }])).toBeUndefined()
  })
})
