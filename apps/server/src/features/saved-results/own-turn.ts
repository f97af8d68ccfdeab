import { RequestError } from '../../errors.ts'

/**
 * Runs tasks of each account one after the other: whoever asks for many waits behind themselves, and nobody else behind
 * them. What would wait behind more than `mostWaiting` others of the same account is refused at once.
 */
export function createOwnTurns({ mostWaiting }: { readonly mostWaiting: number }) {
  const queues = new Map<string, (() => void)[]>()

  return async <Result>(userId: string, task: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(userId)
    if (queue === undefined) queues.set(userId, [])
    else if (queue.length >= mostWaiting)
      throw new RequestError('unavailable', { retryAfter: 5, reason: 'own_turn' })
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      const next = queues.get(userId)?.shift()
      if (next === undefined) queues.delete(userId)
      else next()
    }
  }
}
