import { describe, expect, it } from 'vitest'
import { Entitlements, entitlementsOf, PLANS } from './plans.ts'

describe('the entitlements of a plan', () => {
  it('include three columns on the free plan and six on every other', () => {
    const columns = PLANS.map((plan) => [plan, entitlementsOf(plan).columns])
    expect(Object.fromEntries(columns)).toEqual({ free: 3, monthly: 6, yearly: 6, friends_family: 6 })
  })

  it("follow the operator's settings on the free plan only", () => {
    const free = { columns: 5, savedLists: 10, savedResults: 0 }
    expect(entitlementsOf('free', free)).toEqual(free)
    expect(entitlementsOf('yearly', free)).toEqual({ columns: 6, savedLists: null, savedResults: null })
  })

  it.each([2, 7, 3.5, '3'])("can't include %s columns", (columns) => {
    expect(Entitlements.safeParse({ columns }).success).toBe(false)
  })
})
