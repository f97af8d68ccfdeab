import { RATE_LIMITS, type Share } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import { perAccount, perNetwork, type RateLimits, type RateLimitUse } from '../../ports/rate-limits.ts'
import type { FoundShare } from './storage.ts'

type Network = Pick<Client, 'network' | 'networkFactor'>

/**
 * Bounds the passwords that all networks together try on a link, without letting them lock everybody out: a network that
 * opened the link in the last day isn't counted with the others, and once the others have used up the tries of a day, a
 * network that hasn't typed a wrong password yet gets a try each minute.
 */
export function createPasswordTries(rateLimits: RateLimits) {
  return {
    /** @throws {RequestError} `too_many_requests` */
    async take(found: FoundShare | null, client: Network): Promise<readonly RateLimitUse[]> {
      const own = perNetwork('sharedPasswordPerNetwork', client)
      if (found === null) return takeAll([own])
      const link = linkOf(found.userId, found.share)
      if (await hasOpened(link, client)) return takeAll([own])
      const onLink = onLinkBy('sharedPasswordPerLinkAndNetwork', link, client)
      try {
        return await takeAll([own, onLink, perAccount('sharedPasswordPerLink', link)])
      } catch (error) {
        if (!isSpent(error)) throw error
        return takeAll([own, { ...onLink, most: 1 }, perAccount('sharedPasswordPerLinkSlowly', link)])
      }
    },

    /** @throws {RequestError} `too_many_requests` */
    async countOpening(userId: string, share: Share, client: Network): Promise<void> {
      await rateLimits.take([onLinkBy('sharedPerLinkAndNetwork', linkOf(userId, share), client)])
    },

    async count(userId: string, shares: readonly Share[]): Promise<ReadonlyMap<number, number>> {
      const protectedOnes = shares.filter(({ hasPassword }) => hasPassword)
      const links = protectedOnes.map((share) => linkOf(userId, share))
      const counts = await rateLimits.read('sharedPasswordPerLink', links)
      return new Map(protectedOnes.map((share) => [share.id, counts.get(linkOf(userId, share)) ?? 0]))
    },
  }

  async function takeAll(uses: readonly RateLimitUse[]): Promise<readonly RateLimitUse[]> {
    await rateLimits.take(uses)
    return uses
  }

  async function hasOpened(link: string, client: Network): Promise<boolean> {
    const { rule, subject } = onLinkBy('sharedPerLinkAndNetwork', link, client)
    return ((await rateLimits.read(rule, [subject])).get(subject) ?? 0) > 0
  }
}

function linkOf(userId: string, { id }: Pick<Share, 'id'>): string {
  return `${userId} ${id}`
}

function onLinkBy(
  rule: 'sharedPasswordPerLinkAndNetwork' | 'sharedPerLinkAndNetwork',
  link: string,
  { network, networkFactor }: Network,
): RateLimitUse {
  const { most, seconds } = RATE_LIMITS[rule]
  return { rule, subject: `${link} ${network}`, most: most * networkFactor, seconds }
}

function isSpent(error: unknown): boolean {
  return error instanceof RequestError && error.reason === 'sharedPasswordPerLink'
}
