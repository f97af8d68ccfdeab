import { RequestError } from '#errors.ts'
import type { EventReader, PaymentEvent } from '../provider.ts'
import type { SubscriptionStorage } from '../storage.ts'
import type { TakeOver } from '../take-over.ts'
import { createBatches } from './batches.ts'
import type { EventStorage } from './event-storage.ts'

interface WebhookParts {
  readonly storage: Pick<SubscriptionStorage, 'findByCustomer'>
  readonly events: EventStorage
  readonly reader: EventReader
  readonly takeOver: TakeOver
}

export interface Webhook {
  receive(body: unknown, signature: string | string[] | undefined): Promise<void>
}

/** Uses only the customer id of a notification, and asks the provider for the state again. */
export function createWebhook({ storage, events, reader, takeOver }: WebhookParts): Webhook {
  // The provider sends several events for one change, so one request answers them all.
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

export const noWebhook: Webhook = {
  async receive() {
    throw new RequestError('not_found')
  },
}
