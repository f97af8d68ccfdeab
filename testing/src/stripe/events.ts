import Stripe from 'stripe'
import { type Books, now, type SentEvent } from './books.ts'
import { newId } from './objects/sales.ts'

export function tell(books: Books, type: SentEvent['type'], object: object): void {
  const event: SentEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now(),
    // A copy, because an event must not show later changes.
    data: { object: JSON.parse(JSON.stringify(object)) as Stripe.Event.Data['object'] },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
    type,
  }
  books.events.push(event)
  for (const hear of books.onEvent) hear(event)
}

export function sign(event: object, secrets: readonly string[], at = now()) {
  const payload = JSON.stringify(event, null, 2)
  return {
    payload,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(payload, secrets, at),
    },
  }
}

export function signatureOf(payload: string, secrets: readonly string[], at = now()): string {
  const signatures = secrets.map((secret) => {
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
    return header.replace(/^t=\d+,/, '')
  })
  return [`t=${at}`, ...signatures].join(',')
}
