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
  readonly processor?: number
  readonly rate?: number
  readonly perSecond?: number
  readonly p99Ms?: number
}
