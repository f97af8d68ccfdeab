interface LeasedWorkParts<Task> {
  /** Leases a task that is due, so that no other instance does it, or returns null. */
  readonly claim: () => Promise<Task | null>
  readonly handle: (task: Task) => Promise<void>
  readonly atOnce?: number
  /** In milliseconds. Polling finds tasks that other instances added or that are due again. */
  readonly pollEvery: number
  readonly onError: (error: unknown) => void
}

export interface LeasedWork {
  start(): void
  run(): Promise<void>
  stop(): Promise<void>
}

/** Instances that share a database share the work. */
export function createLeasedWork<Task>({
  claim,
  handle,
  atOnce = 1,
  pollEvery,
  onError,
}: LeasedWorkParts<Task>): LeasedWork {
  const inHand = new Set<Promise<void>>()
  let claiming = Promise.resolve()
  let isClaiming = false
  let isStopping = false
  let wakes = 0
  let timer: NodeJS.Timeout | undefined

  return {
    start() {
      timer = setInterval(wake, pollEvery).unref()
      wake()
    },
    async run() {
      wake()
      await untilIdle()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await untilIdle()
    },
  }

  function wake(): void {
    wakes++
    if (!isClaiming) claiming = claimAll()
  }

  async function claimAll(): Promise<void> {
    isClaiming = true
    try {
      while (!isStopping && inHand.size < atOnce) {
        const seen = wakes
        const task = await claim()
        if (task !== null) takeInHand(task)
        else if (seen === wakes) return
      }
    } catch (error) {
      onError(error)
    } finally {
      isClaiming = false
    }
  }

  function takeInHand(task: Task): void {
    const handled = handle(task)
      .catch(onError)
      .finally(() => {
        inHand.delete(handled)
        wake()
      })
    inHand.add(handled)
  }

  async function untilIdle(): Promise<void> {
    do {
      await claiming
      await Promise.all(inHand)
    } while (isClaiming || inHand.size > 0)
  }
}

const FIRST_DELAY_MS = 5000

/** Doubles with each attempt. `random` (0 to 1) spreads the retries of tasks that failed together. */
export function retryDelayAfter(attempts: number, longestMs: number, random = Math.random()): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), longestMs)
  return Math.round(delay * (0.75 + random / 4))
}
