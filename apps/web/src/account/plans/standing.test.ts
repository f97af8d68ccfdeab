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
    [
      'just past its paid period, with the renewal not reported yet',
      a({ paidUntil: EARLIER }),
      'awaited',
      'monthly',
    ],
    ['unconfirmed for a few days', a({ paidUntil: EARLIER, graceUntil: LATER }), 'awaited', 'monthly'],
    ['unconfirmed for too long', a({ paidUntil: LONG_AGO, graceUntil: EARLIER }), 'unconfirmed', 'free'],
    ['given', a({ plan: 'friends_family' }), 'given', 'friends_family'],
    ['canceled during its paid period', a({ status: 'canceled', paidUntil: LATER }), 'ends', 'monthly'],
    ['canceled after its paid period', a({ status: 'canceled', paidUntil: EARLIER }), 'over', 'free'],
    ['canceled by hand', a({ status: 'canceled' }), 'over', 'free'],
    ['unpaid for a few days', a({ status: 'past_due', graceUntil: LATER }), 'unpaid', 'monthly'],
    ['unpaid for too long', a({ status: 'past_due', graceUntil: EARLIER }), 'unpaid', 'free'],
    ['unpaid by hand', a({ status: 'past_due' }), 'over', 'free'],
  ] as const)('that is %s', (_, standing, kind, plan) => {
    expect([standing.kind, planInForce(standing)]).toEqual([kind, plan])
  })
})

describe('a renewal that is being confirmed', () => {
  it('leaves the plan active until the grace period ends', () => {
    expect(a({ paidUntil: EARLIER, graceUntil: LATER })).toEqual({
      kind: 'awaited',
      plan: 'monthly',
      countsUntil: new Date(LATER),
    })
  })

  it('leaves it active for seven days if the period ended while the page was open', () => {
    const countsUntil = new Date('2026-11-27T12:00:00.000Z')
    expect(a({ paidUntil: EARLIER })).toEqual({ kind: 'awaited', plan: 'monthly', countsUntil })
  })
})

describe('the plan cards', () => {
  it.each([
    ['of a free account offer to subscribe', a({ plan: 'free', status: 'free' }), 'subscribe', 'subscribe'],
    ['of an ended plan offer to subscribe', a({ status: 'canceled' }), 'subscribe', 'subscribe'],
    ['of a plan that renews offer the other plan', a({ paidUntil: LATER }), null, 'change'],
    ['of a canceled plan offer the other plan', a({ status: 'canceled', paidUntil: LATER }), null, 'change'],
    [
      'of an unpaid plan offer nothing until it is paid',
      a({ status: 'past_due', graceUntil: EARLIER }),
      null,
      null,
    ],
    [
      'of an unconfirmed plan offer nothing until it is confirmed',
      a({ paidUntil: LONG_AGO, graceUntil: EARLIER }),
      null,
      null,
    ],
    ['of a plan granted by an administrator offer the other plan', a({}), null, 'subscribe'],
    ['offer nothing for friends and family', a({ plan: 'friends_family' }), null, null],
  ] as const)('%s', (_, standing, monthly, yearly) => {
    expect([offerOf('monthly', standing), offerOf('yearly', standing)]).toEqual([monthly, yearly])
  })
})
