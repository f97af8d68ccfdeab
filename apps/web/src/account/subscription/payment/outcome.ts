export type Outcome = 'none' | 'made' | 'failed'

/** The payment provider adds these. Some are secrets, so the page removes them quickly. */
const PARAMETERS = [
  'success',
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
]

/** Anyone can write a URL, so the outcome is only a reason to ask the server. */
export function toOutcome(search: URLSearchParams): Outcome {
  if (search.get('success') !== 'true') return 'none'
  return search.get('redirect_status') === 'failed' ? 'failed' : 'made'
}

export function withoutOutcome(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !PARAMETERS.includes(name)))
}
