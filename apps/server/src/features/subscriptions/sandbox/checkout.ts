import { type SandboxOutcome, SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { fieldError, RequestError } from '#errors.ts'
import type { TakeOver } from '../take-over.ts'
import { isWaiting, pay } from './life.ts'
import type { SandboxStorage } from './storage.ts'

interface CardPayment {
  readonly clientSecret: string
  readonly cardNumber: string
  readonly isConfirmed?: boolean | undefined
}

export interface SandboxCheckout {
  pay(userId: string, payment: CardPayment): Promise<SandboxOutcome>
}

interface CheckoutParts {
  readonly storage: SandboxStorage
  readonly takeOver: TakeOver
}

export function createSandboxCheckout({ storage, takeOver }: CheckoutParts): SandboxCheckout {
  return {
    async pay(userId, { clientSecret, cardNumber, isConfirmed = false }) {
      const status = await storage.transaction(async (transaction) => {
        const [present] = await storage.lock(transaction, { userId, clientSecret })
        if (present === undefined) throw new RequestError('not_found')
        if (present.status === 'ended') {
          throw new RequestError('conflict', { message: SUBSCRIPTION_MESSAGES.paymentOver })
        }
        // A payment that is sent twice is charged once.
        if (!isWaiting(present)) return 'succeeded'
        const conduct = conductOf(cardNumber)
        if (conduct === null) throw fieldError('cardNumber', SUBSCRIPTION_MESSAGES.notATestCard)
        if (conduct === 'is declined') throw new RequestError('card_declined')
        if (conduct === 'asks first' && !isConfirmed) return 'needs_confirmation'
        const { subscription, charges } = pay(present, await storage.now(transaction))
        await storage.change(transaction, subscription)
        for (const charge of charges) await storage.addPayment(transaction, charge)
        return 'succeeded'
      })
      if (status === 'succeeded') await takeOver(userId)
      return { status }
    },
  }
}

export function noSandboxCheckout(refusal: () => RequestError): SandboxCheckout {
  return {
    async pay() {
      throw refusal()
    },
  }
}

type CardConduct = 'succeeds' | 'is declined' | 'asks first'

/** The numbers of Stripe's test cards, which no bank issues. */
const CARDS: Readonly<Record<string, CardConduct>> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'is declined',
  '4000002500003155': 'asks first',
}

function conductOf(cardNumber: string): CardConduct | null {
  const digits = cardNumber.replaceAll(/[ -]/g, '')
  return Object.hasOwn(CARDS, digits) ? (CARDS[digits] ?? null) : null
}
