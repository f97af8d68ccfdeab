import { describe, expect, it } from 'vitest'
import { Entitlements, entitlementsOf, PLANS } from './plans.ts'

describe('what a plan allows', () => {
  it('is three columns on the free plan and six on every other', () => {
    const columns = PLANS.map((plan) => [plan, entitlementsOf(plan).columns])
    expect(Object.fromEntries(columns)).toEqual({ free: 3, monthly: 6, yearly: 6, friends_family: 6 })
  })

  it('is what the operator says on the free plan, and on no other', () => {
    expect(entitlementsOf('free', { columns: 5 })).toEqual({ columns: 5 })
    expect(entitlementsOf('yearly', { columns: 5 })).toEqual({ columns: 6 })
  })

  it.each([2, 7, 3.5, '3'])('is never %s columns', (columns) => {
    expect(Entitlements.safeParse({ columns }).success).toBe(false)
  })
})
