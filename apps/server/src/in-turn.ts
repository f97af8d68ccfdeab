import { RequestError } from './errors.ts'

interface TurnSettings {
  /** Of what is done, for the log and the metrics. */
  readonly name?: string
  readonly atOnce: number
  readonly mostWaiting: number
}

export interface Turns {
  <Result>(task: () => Promise<Result>): Promise<Result>
  /** How many run, and how many wait. */
  depth(): { readonly running: number; readonly waiting: number }
}

/** Runs tasks a few at a time. What would wait behind more than `mostWaiting` others is refused at once. */
export function createTurns({ name = 'turns', atOnce, mostWaiting }: TurnSettings): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  const inTurn = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new RequestError('unavailable', { retryAfter: 5, reason: name })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }

  return Object.assign(inTurn, { depth: () => ({ running, waiting: waiting.length }) })
}
