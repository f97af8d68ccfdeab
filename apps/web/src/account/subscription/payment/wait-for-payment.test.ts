import type { Plan, Subscription } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { waitForPayment } from './wait-for-payment.ts'

const FREE: Subscription = { plan: 'free', status: 'free', paidUntil: null, graceUntil: null }
const an = (plan: Plan): Subscription => ({
  ...FREE,
  plan,
  status: 'active',
  paidUntil: '2027-01-01T00:00:00Z',
})

async function wait(answers: readonly Subscription[], plan: 'monthly' | 'yearly' | null = null) {
  let asked = 0
  let delays = 0
  const pauses: number[] = []
  const { subscription, hasArrived } = await waitForPayment(plan, {
    refresh: async () => answers[Math.min(asked++, answers.length - 1)] ?? FREE,
    onDelay: () => delays++,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  })
  return { plan: subscription.plan, hasArrived, asked, delays, pauses }
}

describe('a payment', () => {
  it('needs one request if it has arrived', async () => {
    expect(await wait([an('monthly')])).toEqual({
      plan: 'monthly',
      hasArrived: true,
      asked: 1,
      delays: 0,
      pauses: [],
    })
  })

  it('is checked at growing intervals while it takes time', async () => {
    expect(await wait([FREE, FREE, an('yearly')], 'yearly')).toEqual({
      plan: 'yearly',
      hasArrived: true,
      asked: 3,
      delays: 1,
      pauses: [1000, 2000],
    })
  })

  it('for another plan has not arrived while the old plan is active', async () => {
    const { hasArrived, asked } = await wait([an('monthly'), an('yearly')], 'yearly')
    expect([hasArrived, asked]).toEqual([true, 2])
  })

  it('is given up if it has not arrived after 15 seconds', async () => {
    const { hasArrived, plan, pauses } = await wait([FREE])
    expect([hasArrived, plan, pauses.reduce((sum, each) => sum + each)]).toEqual([false, 'free', 15_000])
  })

  it('has not arrived if its plan was canceled or could not be charged', async () => {
    expect((await wait([{ ...an('monthly'), status: 'canceled' }])).hasArrived).toBe(false)
    expect((await wait([{ ...an('monthly'), status: 'past_due' }])).hasArrived).toBe(false)
  })
})
