import { aStripe } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'
import { createStripe } from './stripe.ts'

describe('a clock', () => {
  it.each([
    { secondsAhead: 0, warnings: 0 },
    { secondsAhead: 90, warnings: 0 },
    { secondsAhead: 300, warnings: 1 },
    { secondsAhead: -300, warnings: 1 },
  ])('that is $secondsAhead seconds ahead of ours causes $warnings warnings', async (gap) => {
    await using stripe = await aStripe()
    stripe.clock.secondsAhead = gap.secondsAhead
    const told: object[] = []
    const { provider } = createStripe({
      ...stripe.keys,
      webhookSecrets: [stripe.webhookSecret],
      prices: stripe.prices,
      apiBase: new URL(stripe.origin),
      log: { warn: (details) => void told.push(details) },
    })
    for (let time = 0; time < 3; time++) await provider.read('sub_1')
    expect(told).toHaveLength(gap.warnings)
    if (gap.warnings > 0) {
      expect(told).toEqual([{ secondsBehind: expect.closeTo(gap.secondsAhead, -1) }])
    }
  })
})
