import { entitlementsOf } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { createEntitlements } from './entitlements.ts'

const FREE = { columns: 4, savedLists: 10, savedResults: 20 }
const ALL = entitlementsOf('yearly')
const DAY = 24 * 60 * 60 * 1000
const NOW = 100 * DAY

it.each([
  ['yearly', 'active', {}, ALL],
  ['monthly', 'active', { paidUntil: NOW - DAY }, ALL],
  ['monthly', 'active', { paidUntil: NOW - 7 * DAY + 1 }, ALL],
  ['monthly', 'active', { paidUntil: NOW - 7 * DAY }, FREE],
  ['yearly', 'active', { paidUntil: NOW - 40 * DAY }, FREE],
  ['friends_family', 'active', {}, ALL],
  ['free', 'active', {}, FREE],
  ['free', 'free', {}, FREE],
  ['yearly', 'free', {}, FREE],
  ['yearly', 'canceled', { paidUntil: NOW + 1 }, ALL],
  ['yearly', 'canceled', { paidUntil: NOW }, FREE],
  ['yearly', 'canceled', {}, FREE],
  ['monthly', 'past_due', { pastDueSince: NOW - 7 * DAY + 1 }, ALL],
  ['monthly', 'past_due', { pastDueSince: NOW - 7 * DAY }, FREE],
  ['monthly', 'past_due', { paidUntil: NOW + DAY }, FREE],
  ['monthly', 'past_due', { paidUntil: NOW - 7 * DAY + 1, pastDueSince: NOW }, ALL],
  ['monthly', 'past_due', { paidUntil: NOW - 7 * DAY, pastDueSince: NOW }, FREE],
  ['monthly', 'past_due', { paidUntil: NOW + 20 * DAY, pastDueSince: NOW - 7 * DAY }, FREE],
] as const)(
  'an account with the plan %s that is %s, with %o, is allowed %o',
  (plan, status, times, allowed) => {
    const entitlementsFor = createEntitlements({ freePlan: FREE, isEverythingFree: false })
    const subscriber = { subscriptionPlan: plan, subscriptionStatus: status, now: NOW }
    expect(entitlementsFor({ paidUntil: null, pastDueSince: null, ...subscriber, ...times })).toEqual(allowed)
  },
)

it.each([true, false])(
  'a visitor is allowed what the free plan allows, or everything: %s',
  (isEverythingFree) => {
    const entitlementsFor = createEntitlements({ freePlan: FREE, isEverythingFree })
    expect(entitlementsFor(null)).toEqual(isEverythingFree ? ALL : FREE)
  },
)

it('every account is allowed everything if nothing is sold', () => {
  const entitlementsFor = createEntitlements({ freePlan: FREE, isEverythingFree: true })
  const times = { paidUntil: null, pastDueSince: null, now: NOW }
  expect(entitlementsFor({ subscriptionPlan: 'free', subscriptionStatus: 'free', ...times })).toEqual(ALL)
})
