import { RATE_LIMITS, type RateLimitName } from '@wordloom/contract'
import type { Transaction } from '../database/database.ts'
import type { Client } from './client.ts'

/** Allows `most` uses by one subject within `seconds` of the first use. */
export interface RateLimitUse {
  readonly rule: RateLimitName
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface RateLimits {
  /** Counts all uses, or none. @throws {RequestError} `too_many_requests`, with the seconds to wait */
  take(uses: readonly RateLimitUse[]): Promise<void>
  /** Like `take`, but in the transaction of the limited work: if that fails, nothing is counted. */
  takeWithin(transaction: Transaction, uses: readonly RateLimitUse[]): Promise<void>
  /** The uses of each subject so far in their windows, without counting one. */
  read(rule: RateLimitName, subjects: readonly string[]): Promise<ReadonlyMap<string, number>>
  giveBack(uses: readonly RateLimitUse[]): Promise<void>
}

export function perNetwork(
  rule: RateLimitName,
  { network, networkFactor }: Pick<Client, 'network' | 'networkFactor'>,
): RateLimitUse {
  const { most, seconds } = RATE_LIMITS[rule]
  return { rule, subject: network, most: most * networkFactor, seconds }
}

export function perAccount(rule: RateLimitName, subject: string): RateLimitUse {
  return { rule, subject, ...RATE_LIMITS[rule] }
}
