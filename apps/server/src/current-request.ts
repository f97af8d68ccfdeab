import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that the running code works for. */
export interface CurrentRequest {
  /** The account id, or the network if nobody is signed in. */
  readonly holder: () => string
  /** Aborted when the client is gone. */
  readonly left: () => AbortSignal
  /** Time since the body arrived. */
  readonly age: () => number
  /** Remaining time for work, so that the answer comes before the connection's time limit. */
  readonly millisecondsLeft: () => number
  /** Takes no place of those in work until the returned function is called. */
  readonly stepAside: () => () => void
}

/** Behind others of its holder, a request waits this long in all queues together. So refusals come soon. */
const PATIENCE_MS = 1500

export const BEHIND_OWN =
  'Other requests from you are still in progress. Please wait for them, and then try again.'

export function patienceOf(request: Pick<CurrentRequest, 'age'> | null): number {
  return Math.max(0, PATIENCE_MS - (request?.age() ?? 0))
}

const current = new AsyncLocalStorage<CurrentRequest>()

export function runWithRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return current.run(request, work)
}

export function currentRequest(): CurrentRequest | null {
  return current.getStore() ?? null
}

/** For work that keeps another thread or server busy, but not this thread. */
export async function elsewhere<Result>(work: Promise<Result>): Promise<Result> {
  const comeBack = currentRequest()?.stepAside()
  try {
    return await work
  } finally {
    comeBack?.()
  }
}
