import { entitlementsOf } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { createEntitlements } from './entitlements.ts'

const FREE = { columns: 4, savedLists: 10, savedResults: 20 }

it.each([
  ['yearly', 'active', entitlementsOf('yearly')],
  ['yearly', 'past_due', FREE],
  ['yearly', 'canceled', FREE],
  ['free', 'active', FREE],
] as const)('an account with the plan %s that is %s is allowed what counts', (plan, status, entitlements) => {
  const entitlementsFor = createEntitlements(FREE)
  expect(entitlementsFor({ subscriptionPlan: plan, subscriptionStatus: status })).toEqual(entitlements)
})
