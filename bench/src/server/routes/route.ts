import type { Call } from '../load/request.ts'

export interface Route {
  readonly name: string
  readonly times: number
  readonly call: Call | ((at: number) => Call)
  readonly before?: () => Promise<void>
  readonly status: number
  readonly bars?: RouteBars
}

export interface RouteBars {
  /** Processor time, as a multiple of hello's. */
  readonly processor?: number
  /** Requests per second, as a share of hello's. */
  readonly rate?: number
  readonly perSecond?: number
  /** The 99th percentile at 60 % of the maximum rate, in milliseconds. */
  readonly p99Ms?: number
}
