import { performance } from 'node:perf_hooks'
import { type CurrentRequest, currentRequest, elsewhere } from './current-request.ts'
import { RequestError } from './errors.ts'

interface TaskQueueSettings {
  readonly name?: string
  readonly atOnce: number
  /** Tasks of one holder. */
  readonly mostWaiting: number
  readonly mostWaitingInAll?: number
  readonly longestWaitMs?: number
  /**
   * Keeps one turn for short tasks of holders with little use of late, and gives each holder one turn at a time.
   */
  readonly keepsLast?: { readonly mostCostMs: number; readonly mostUsedMs: number }
  readonly now?: () => number
}

export interface Turn {
  /** Default: the one that the current request has. Null for work that goes on after it. */
  readonly request?: CurrentRequest | null
  /** Default: the account or the network of the request. */
  readonly holder?: string
  /** An estimate of how long the task takes. */
  readonly costMs?: number
}

export interface TaskQueue {
  /** @throws {RequestError} `unavailable` if too many tasks wait or this one waits too long, `bad_request` if the client left */
  <Result>(task: () => Promise<Result>, turn?: Turn): Promise<Result>
  depth(): Depth
}

export interface Depth {
  readonly running: number
  readonly waiting: number
  readonly longestWaitMs: number
}

interface Own {
  readonly holder: string
  readonly costMs: number
}

type Kind = 'any' | 'short' | 'long'

interface Waiting extends Own {
  readonly since: number
  start(): void
  refuse(error: RequestError): void
}

const RETRY_AFTER_SECONDS = 5

/** The used time of each holder is halved this often. */
const HALVED_AFTER_MS = 30_000

/** Counts beside the time of a failed task, which may have ended its thread. */
const FAILED_MS = 300

/** The holder that used the least time of late is next, so a holder with many or long tasks delays mostly itself. */
export function createTaskQueue({
  name = 'turns',
  atOnce,
  mostWaiting,
  mostWaitingInAll = Number.POSITIVE_INFINITY,
  longestWaitMs = Number.POSITIVE_INFINITY,
  keepsLast,
  now = () => performance.now(),
}: TaskQueueSettings): TaskQueue {
  const waiting = new Set<Waiting>()
  const runningByHolder = new Map<string, number>()
  const used = createUsage(now)
  let running = 0
  let runningLong = 0

  const inTurn = async <Result>(task: () => Promise<Result>, turn: Turn = {}): Promise<Result> => {
    const { request = currentRequest(), costMs = 0 } = turn
    const { holder = request?.holder() ?? '' } = turn
    const own = { holder, costMs }
    const kind = canStart(own) ? begin(own) : await elsewhere(wait(own, request))
    const began = now()
    try {
      return await task()
    } catch (error) {
      used.add(holder, FAILED_MS)
      throw error
    } finally {
      used.add(holder, now() - began)
      if (kind === 'long') runningLong--
      end(holder)
    }
  }

  function wait({ holder, costMs }: Own, request: CurrentRequest | null): Promise<Kind> {
    const { promise, resolve, reject } = Promise.withResolvers<Kind>()
    const left = request?.left()
    const stop = () => {
      waiting.delete(entry)
      clearTimeout(timer)
      left?.removeEventListener('abort', leave)
    }
    const entry: Waiting = {
      holder,
      costMs,
      since: now(),
      start: () => {
        stop()
        resolve(begin(entry))
      },
      refuse: (error) => {
        stop()
        reject(error)
      },
    }
    const leave = () => entry.refuse(new RequestError('bad_request'))
    const most = Math.min(longestWaitMs, request?.millisecondsLeft() ?? Number.POSITIVE_INFINITY)
    const timer = Number.isFinite(most) ? setTimeout(() => entry.refuse(busy()), most) : undefined
    waiting.add(entry)
    if (left?.aborted) leave()
    left?.addEventListener('abort', leave)
    if (countOf(holder) > mostWaiting) entry.refuse(busy())
    else if (waiting.size > mostWaitingInAll) lastInOrder()?.refuse(busy())
    return promise
  }

  function canStart(own: Own): boolean {
    if (running >= atOnce || (keepsLast !== undefined && runningByHolder.has(own.holder))) return false
    return kindOf(own) !== 'long' || runningLong < atOnce - 1
  }

  function kindOf(own: Own): Kind {
    if (keepsLast === undefined) return 'any'
    return isShort(own) ? 'short' : 'long'
  }

  function isShort({ holder, costMs }: Own): boolean {
    return (
      keepsLast !== undefined && costMs <= keepsLast.mostCostMs && used.of(holder) <= keepsLast.mostUsedMs
    )
  }

  function begin(own: Own): Kind {
    const kind = kindOf(own)
    running++
    if (kind === 'long') runningLong++
    runningByHolder.set(own.holder, (runningByHolder.get(own.holder) ?? 0) + 1)
    return kind
  }

  function end(holder: string): void {
    running--
    const others = (runningByHolder.get(holder) ?? 1) - 1
    if (others === 0) runningByHolder.delete(holder)
    else runningByHolder.set(holder, others)
    for (let next = firstInOrder(); next !== undefined; next = firstInOrder()) next.start()
  }

  function firstInOrder(): Waiting | undefined {
    let first: Waiting | undefined
    for (const each of waiting) {
      if ((first === undefined || weight(each) < weight(first)) && canStart(each)) first = each
    }
    return first
  }

  function lastInOrder(): Waiting | undefined {
    let last: Waiting | undefined
    for (const each of waiting) if (last === undefined || weight(each) >= weight(last)) last = each
    return last
  }

  function weight({ holder, costMs }: Own): number {
    return used.of(holder) + costMs
  }

  function countOf(holder: string): number {
    let count = 0
    for (const each of waiting) if (each.holder === holder) count++
    return count
  }

  function busy(): RequestError {
    return new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: name })
  }

  function depth(): Depth {
    const [oldest] = waiting
    return { running, waiting: waiting.size, longestWaitMs: oldest === undefined ? 0 : now() - oldest.since }
  }
  return Object.assign(inTurn, { depth })
}

function createUsage(now: () => number) {
  const millisecondsByHolder = new Map<string, number>()
  let halvedAt = now()

  function halve(): void {
    for (; now() - halvedAt >= HALVED_AFTER_MS; halvedAt += HALVED_AFTER_MS) {
      for (const [holder, milliseconds] of millisecondsByHolder) {
        if (milliseconds < 1) millisecondsByHolder.delete(holder)
        else millisecondsByHolder.set(holder, milliseconds / 2)
      }
      if (millisecondsByHolder.size === 0) halvedAt = now()
    }
  }

  return {
    of: (holder: string) => millisecondsByHolder.get(holder) ?? 0,
    add(holder: string, milliseconds: number) {
      halve()
      millisecondsByHolder.set(holder, (millisecondsByHolder.get(holder) ?? 0) + milliseconds)
    },
  }
}
