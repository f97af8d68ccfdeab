import type { Transaction } from '../database/database.ts'

/** Allows `most` uses by one subject within `seconds` of the first use. */
export interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface RateLimits {
  /**
   * Counts all uses, or none if one of them is over its limit.
   *
   * @throws {RequestError} `too_many_requests`, with the seconds until all of the uses would be allowed.
   */
  take(uses: readonly RateLimitUse[]): Promise<void>
  /** Like `take`, but in the transaction of the limited work: if that fails, nothing is counted. */
  takeWithin(transaction: Transaction, uses: readonly RateLimitUse[]): Promise<void>
  giveBack(uses: readonly RateLimitUse[]): Promise<void>
}
