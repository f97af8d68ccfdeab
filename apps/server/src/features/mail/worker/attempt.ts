import type { Log } from '#ports/log.ts'
import type { Compose } from '../compose.ts'
import { type ClaimedMail, MAIL_LIFE_MS, type Outbox } from '../storage.ts'
import { type Delivery, DeliveryError, type Transport } from '../transports/transport.ts'

export type Outcome =
  | { readonly kind: 'sent' | 'pointless' | 'interrupted' }
  | { readonly kind: 'failed'; readonly error: DeliveryError }

interface AttemptParts {
  readonly outbox: Outbox
  readonly compose: Compose
  readonly transport: Transport
  readonly log: Log
  retryAfter(attempts: number): number
}

export interface Attempt {
  make(claimed: ClaimedMail, delivery: Delivery): Promise<Outcome>
  record(claimed: ClaimedMail, outcome: Outcome): Promise<void>
}

export function createAttempt({ outbox, compose, transport, log, retryAfter }: AttemptParts): Attempt {
  const send = async (claimed: ClaimedMail, delivery: Delivery): Promise<Outcome> => {
    if (claimed.mail === null) throw new DeliveryError('unknown template', { isPermanent: false })
    const message = await compose(claimed, claimed.mail)
    if (message === null) return { kind: 'pointless' }
    delivery.signal.throwIfAborted()
    await transport.send(message, delivery)
    return { kind: 'sent' }
  }

  return {
    async make(claimed, delivery) {
      try {
        return await send(claimed, delivery)
      } catch (error) {
        if (error instanceof DeliveryError) return { kind: 'failed', error }
        if (delivery.signal.aborted) return { kind: 'interrupted' }
        log.error({ err: error, mail: claimed.id }, 'an email could not be composed')
        const reason = new DeliveryError('composing the email failed', { isPermanent: false, cause: error })
        return { kind: 'failed', error: reason }
      }
    },

    async record(claimed, outcome) {
      const details = { mail: claimed.id, template: claimed.mail?.template, attempts: claimed.attempts }
      switch (outcome.kind) {
        case 'sent':
          await outbox.remove(claimed)
          return log.info(details, 'an email was sent')
        case 'pointless':
          return outbox.remove(claimed)
        case 'interrupted':
          return outbox.handBack(claimed)
        case 'failed': {
          const { message: reason, isPermanent } = outcome.error
          if (isPermanent || claimed.age >= MAIL_LIFE_MS) {
            await outbox.giveUp(claimed, reason)
            return log.error({ ...details, reason }, 'an email was given up')
          }
          await outbox.retryLater(claimed, retryAfter(claimed.attempts), reason)
          return log.warn({ ...details, reason }, 'an email could not be sent and will be retried')
        }
      }
    },
  }
}
