import type { EventReader, PaymentProvider } from '../provider.ts'
import { type ClientSettings, createClient } from './client.ts'
import { createEventReader } from './event-reader.ts'
import { createStripeProvider } from './stripe-provider.ts'
import type { Prices } from './subscription.ts'

export interface StripeSettings extends ClientSettings {
  readonly publishableKey: string
  /** An event may be signed with any of them. There are two while the operator changes the secret. */
  readonly webhookSecrets: readonly string[]
  readonly prices: Prices
}

export function createStripe(settings: StripeSettings): { provider: PaymentProvider; events: EventReader } {
  const client = createClient(settings)
  const { webhookSecrets: secrets, secretKey, log } = settings
  return {
    provider: createStripeProvider(client, settings),
    events: createEventReader(client, { secrets, isLive: /^.k_live_/.test(secretKey), log }),
  }
}
