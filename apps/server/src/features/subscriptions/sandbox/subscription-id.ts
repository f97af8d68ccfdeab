import { hash } from 'node:crypto'

const PREFIX = 'sandbox_sub_'

/** The same for the same key. It says whose it is: that is where it is looked for. */
export function createSubscriptionId(userId: string, key: string): string {
  return `${PREFIX}${userId}_${hash('sha256', key, 'base64url')}`
}

/** Nobody's, for an id that another provider gave. */
export function ownerOf(subscriptionId: string): string {
  return subscriptionId.startsWith(PREFIX) ? (subscriptionId.slice(PREFIX.length).split('_')[0] ?? '') : ''
}
