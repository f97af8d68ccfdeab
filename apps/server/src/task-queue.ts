import { RequestError } from './errors.ts'

interface TaskQueueSettings {
  readonly name?: string
  readonly atOnce: number
  readonly mostWaiting: number
}

export interface TaskQueue {
  /** @throws {RequestError} `unavailable` if too many tasks of this holder are waiting */
  <Result>(task: () => Promise<Result>, holder?: string): Promise<Result>
  depth(): { readonly running: number; readonly waiting: number }
}

/** Holders take turns, so a holder with many tasks delays only itself. */
export function createTaskQueue({ name = 'turns', atOnce, mostWaiting }: TaskQueueSettings): TaskQueue {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const inTurn = async <Result>(task: () => Promise<Result>, holder = ''): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => line(holder).push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = takeNext()
      if (next === undefined) running--
      else next()
    }
  }

  function line(holder: string): (() => void)[] {
    const tasks = waiting.get(holder) ?? []
    if (tasks.length >= mostWaiting) throw new RequestError('unavailable', { retryAfter: 5, reason: name })
    waiting.set(holder, tasks)
    return tasks
  }

  function takeNext(): (() => void) | undefined {
    const [first] = waiting
    if (first === undefined) return undefined
    const [holder, tasks] = first
    waiting.delete(holder)
    const next = tasks.shift()
    if (tasks.length > 0) waiting.set(holder, tasks)
    return next
  }

  const depth = () => ({
    running,
    waiting: [...waiting.values()].reduce((sum, { length }) => sum + length, 0),
  })
  return Object.assign(inTurn, { depth })
}
