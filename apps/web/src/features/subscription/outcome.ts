/** What an address says of a payment that it leads back from. */
export type Outcome = 'none' | 'made' | 'failed'

/** What the payment provider adds to the address. The secrets among them stay there no longer than needed. */
const PARAMETERS = [
  'success',
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
]

/**
 * What the address says is believed only as a reason to ask the server.
 *
 * @example toOutcome(new URLSearchParams('success=true')) // 'made'
 * @example toOutcome(new URLSearchParams('success=true&redirect_status=failed')) // 'failed'
 */
export function toOutcome(search: URLSearchParams): Outcome {
  if (search.get('success') !== 'true') return 'none'
  return search.get('redirect_status') === 'failed' ? 'failed' : 'made'
}

/** The parameters that are not the payment provider's. */
export function withoutOutcome(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !PARAMETERS.includes(name)))
}
