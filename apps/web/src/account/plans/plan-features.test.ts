import { entitlementsOf } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { toFeatures } from './plan-features.ts'

describe('the features of a plan', () => {
  it('follow its entitlements', () => {
    expect(toFeatures(entitlementsOf('free'))).toEqual([
      'Up to 3 columns',
      'Basic projects',
      'Unlimited saved lists and results',
      'Up to 50 people per project',
    ])
    expect(toFeatures(entitlementsOf('monthly'))).toEqual([
      'Up to 6 columns',
      'Full project management',
      'Unlimited saved lists and results',
      'Up to 50 people per project',
    ])
  })

  it.each([
    [0, 0, ['No saved lists and results']],
    [10, 10, ['Up to 10 saved lists and results each']],
    [10, null, ['Up to 10 saved lists', 'Unlimited saved results']],
    [null, 0, ['Unlimited saved lists', 'No saved results']],
  ])("follow the operator's limits: %s lists and %s results", (savedLists, savedResults, said) => {
    expect(toFeatures({ columns: 4, savedLists, savedResults }).slice(2, -1)).toEqual(said)
  })
})
