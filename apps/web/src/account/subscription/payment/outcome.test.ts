import { describe, expect, it } from 'vitest'
import { toOutcome, withoutOutcome } from './outcome.ts'

describe('the URL that a payment returns to', () => {
  it.each([
    ['', 'none'],
    ['success=false', 'none'],
    ['redirect_status=succeeded', 'none'],
    ['success=true', 'made'],
    ['success=true&payment_intent=pi_1&redirect_status=succeeded', 'made'],
    ['success=true&payment_intent=pi_1&redirect_status=processing', 'made'],
    ['success=true&payment_intent=pi_1&redirect_status=failed', 'failed'],
  ])('says with %j that a payment was: %s', (search, outcome) => {
    expect(toOutcome(new URLSearchParams(search))).toBe(outcome)
  })

  it("is stripped of the payment's parameters and nothing else", () => {
    const search =
      'success=true&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=failed&a=b'
    expect(String(withoutOutcome(new URLSearchParams(search)))).toBe('a=b')
  })
})
