import type { Payments } from '@wordloom/contract'
import type { PaymentProvider } from './provider.ts'

export interface Seller {
  readonly kind: Exclude<Payments, 'off'>
  readonly provider: PaymentProvider
}

export const SANDBOX_CUSTOMER = 'sandbox_'

/** An installation has customers of both kinds if it was tried out before it got its Stripe keys. */
export function isCustomerOf({ kind }: Seller, customerId: string): boolean {
  return sellerOf(customerId) === kind
}

export function sellerOf(customerId: string): Seller['kind'] {
  return customerId.startsWith(SANDBOX_CUSTOMER) ? 'sandbox' : 'stripe'
}
