import { RequestError } from '../../errors.ts'
import { createBatches } from './batches.ts'
import type { EventStorage } from './event-storage.ts'
import type { EventReader, PaymentEvent } from './provider.ts'
import type { SubscriptionStorage } from './storage.ts'
import type { TakeOver } from './take-over.ts'

interface WebhookParts {
  readonly storage: Pick<SubscriptionStorage, 'findByCustomer'>
  readonly events: EventStorage
  readonly reader: EventReader
  readonly takeOver: TakeOver
}

export interface Webhook {
  /** @throws {RequestError} bad_request, not_found where nobody has anything to tell, bad_gateway so that it is told again */
  receive(body: unknown, signature: string | string[] | undefined): Promise<void>
}

/**
 * Hears from the provider that something has happened. Whom it is about is known from the customer's id alone, and what has happened
 * from asking again: nothing else in the message is believed.
 */
export function createWebhook({ storage, events, reader, takeOver }: WebhookParts): Webhook {
  // A provider tells the same thing in several events at once: asking once answers all.
  const hear = createBatches<PaymentEvent>((userId, told) =>
    takeOver(userId, async (transaction) => {
      const news = await events.note(transaction, told)
      return news.length > 0
    }),
  )

  return {
    async receive(body, signature) {
      if (!Buffer.isBuffer(body)) throw new RequestError('bad_request')
      const event = await reader.read(body, [signature].flat()[0])
      const userId = event.customerId === null ? null : await storage.findByCustomer(event.customerId)
      if (userId === null || (await events.isKnown(event))) return
      await hear(userId, event)
    },
  }
}

/** Where no provider tells anything. */
export const noWebhook: Webhook = {
  async receive() {
    throw new RequestError('not_found')
  },
}
