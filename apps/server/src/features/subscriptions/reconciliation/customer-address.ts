import { isCustomerOf, type Seller } from '../seller.ts'
import type { SubscriptionStorage } from '../storage.ts'

interface CustomerAddressParts {
  readonly storage: Pick<SubscriptionStorage, 'find' | 'noteCustomerEmail'>
  readonly seller: Seller
}

export type TellAddress = (userId: string) => Promise<void>

/** Compares with the address that the provider got last, so that the next call retries a failed update. */
export function createTellAddress({ storage, seller }: CustomerAddressParts): TellAddress {
  return async (userId) => {
    const account = await storage.find(userId)
    if (account === null || account.customerId === null) return
    const { customerId, email, customerEmail } = account
    if (email === customerEmail || !isCustomerOf(seller, customerId)) return
    await seller.provider.setEmail(customerId, email)
    await storage.noteCustomerEmail(userId, customerId, email)
  }
}
