import type { Call } from './load/request.ts'

/** Calls of one kind, and what has to be done before them and is not counted. */
export interface Route {
  readonly name: string
  readonly times: number
  readonly call: Call | ((at: number) => Call)
  readonly before?: () => Promise<void>
  readonly status: number
  readonly bars?: RouteBars
}

/** What a request may take, beside a hello, and how many there have to be. */
export interface RouteBars {
  /** Processor time, of hello's. */
  readonly processor?: number
  /** Requests a second, of hello's. */
  readonly rate?: number
  /** Requests a second. */
  readonly perSecond?: number
  /** The 99th percentile at 60 % of the most, in milliseconds. */
  readonly p99Ms?: number
}
