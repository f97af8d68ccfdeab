import { hash } from 'node:crypto'

const PREFIX = 'sandbox_sub_'

/** The same key gives the same id. The id contains the user id, which is needed to find the row. */
export function createSubscriptionId(userId: string, key: string): string {
  return `${PREFIX}${userId}_${hash('sha256', key, 'base64url')}`
}

export function ownerOf(subscriptionId: string): string {
  return subscriptionId.startsWith(PREFIX) ? (subscriptionId.slice(PREFIX.length).split('_')[0] ?? '') : ''
}
