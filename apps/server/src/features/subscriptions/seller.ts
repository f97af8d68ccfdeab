import type { Payments } from '@wordloom/contract'
import type { PaymentProvider } from './provider.ts'

/** Who takes the money on this installation. */
export interface Seller {
  readonly kind: Exclude<Payments, 'off'>
  readonly provider: PaymentProvider
}

/** What the sandbox calls its customers begins so. */
export const SANDBOX_CUSTOMER = 'sandbox_'

/** Whether it is a customer of this seller: an installation may have been tried in the sandbox before it was given keys. */
export function isCustomerOf({ kind }: Seller, customerId: string): boolean {
  return sellerOf(customerId) === kind
}

export function sellerOf(customerId: string): Seller['kind'] {
  return customerId.startsWith(SANDBOX_CUSTOMER) ? 'sandbox' : 'stripe'
}
