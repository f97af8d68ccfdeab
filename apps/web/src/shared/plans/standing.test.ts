import type { Subscription } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { offerOf, planInForce, toStanding } from './standing.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const LATER = '2026-11-28T12:00:00.000Z'
const EARLIER = '2026-11-20T12:00:00.000Z'
const LONG_AGO = '2026-11-13T12:00:00.000Z'

const a = (subscription: Partial<Subscription>) =>
  toStanding({ plan: 'monthly', status: 'active', paidUntil: null, graceUntil: null, ...subscription }, NOW)

describe('a subscription', () => {
  it.each([
    ['free', a({ plan: 'free', status: 'free' }), 'free', 'free'],
    ['paid for', a({ paidUntil: LATER }), 'renews', 'monthly'],
    ['paid for until a moment ago, and not told yet', a({ paidUntil: EARLIER }), 'renews', 'monthly'],
    ['not confirmed for some days', a({ paidUntil: EARLIER, graceUntil: LATER }), 'renews', 'monthly'],
    ['not confirmed for too long', a({ paidUntil: LONG_AGO, graceUntil: EARLIER }), 'unconfirmed', 'free'],
    ['given', a({ plan: 'friends_family' }), 'given', 'friends_family'],
    ['canceled within what is paid for', a({ status: 'canceled', paidUntil: LATER }), 'ends', 'monthly'],
    ['canceled before that', a({ status: 'canceled', paidUntil: EARLIER }), 'over', 'free'],
    ['canceled by hand', a({ status: 'canceled' }), 'over', 'free'],
    ['unpaid for some days', a({ status: 'past_due', graceUntil: LATER }), 'unpaid', 'monthly'],
    ['unpaid for too long', a({ status: 'past_due', graceUntil: EARLIER }), 'unpaid', 'free'],
    ['unpaid by hand', a({ status: 'past_due' }), 'over', 'free'],
  ] as const)('that is %s', (_, standing, kind, plan) => {
    expect([standing.kind, planInForce(standing)]).toEqual([kind, plan])
  })
})

describe('the cards', () => {
  it.each([
    ['of a free account let one subscribe', a({ plan: 'free', status: 'free' }), 'subscribe', 'subscribe'],
    ['of a plan that is over too', a({ status: 'canceled' }), 'subscribe', 'subscribe'],
    ['of a plan that renews let one change', a({ paidUntil: LATER }), null, 'change'],
    ['of a plan that was canceled too', a({ status: 'canceled', paidUntil: LATER }), null, 'change'],
    [
      'of an unpaid plan have nothing before it is paid',
      a({ status: 'past_due', graceUntil: EARLIER }),
      null,
      null,
    ],
    [
      'of a plan that was not confirmed have nothing before it is',
      a({ paidUntil: LONG_AGO, graceUntil: EARLIER }),
      null,
      null,
    ],
    ['of a plan given by hand let one pay for the other', a({}), null, 'subscribe'],
    ['have nothing for friends and family', a({ plan: 'friends_family' }), null, null],
  ] as const)('%s', (_, standing, monthly, yearly) => {
    expect([offerOf('monthly', standing), offerOf('yearly', standing)]).toEqual([monthly, yearly])
  })
})
