import { performance } from 'node:perf_hooks'
import { BEHIND_OWN, type CurrentRequest, currentRequest, elsewhere, patienceOf } from './current-request.ts'
import { RequestError } from './errors.ts'
import { createTaskCosts } from './task-costs.ts'

interface TaskQueueSettings {
  readonly name?: string
  readonly atOnce: number
  /** Tasks of one holder. */
  readonly maxWaiting: number
  readonly maxWaitingInAll?: number
  /**
   * The only task of a holder with little use of late waits this long at most, if it's short or few other holders have
   * long ones. Others wait for a moment. A task that can't have its turn in time is refused immediately.
   */
  readonly longestWaitMs?: number
  /** The other holders with long tasks that a long one waits behind. Default: 1. */
  readonly maxHoldersAhead?: number
  /**
   * Keeps one turn for short tasks of holders with little use of late, and gives each holder one turn at a time.
   */
  readonly keepsLast?: { readonly maxCostMs: number }
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

interface Running extends Own {
  readonly kind: Kind
  readonly endsAt: number
}

interface Waiting extends Own {
  readonly since: number
  start(): void
  refuse(error: RequestError): void
}

const RETRY_AFTER_SECONDS = { least: 1, most: 60 }

/** Longer tasks wait only behind those of few other holders. */
const SHORT_MS = 100

/** Counts beside the time of a failed task, which may have ended its thread. */
const FAILED_MS = 300

/** The holder that used the least time of late is next, so a holder with many or long tasks delays mostly itself. */
export function createTaskQueue({
  name = 'turns',
  atOnce,
  maxWaiting,
  maxWaitingInAll = Number.POSITIVE_INFINITY,
  longestWaitMs = Number.POSITIVE_INFINITY,
  maxHoldersAhead = 1,
  keepsLast,
  now = () => performance.now(),
}: TaskQueueSettings): TaskQueue {
  const waiting = new Set<Waiting>()
  const running = new Set<Running>()
  const costs = createTaskCosts(now)

  const inTurn = async <Result>(task: () => Promise<Result>, turn: Turn = {}): Promise<Result> => {
    const { request = currentRequest(), costMs = 0 } = turn
    const { holder = request?.holder() ?? '' } = turn
    const own = { holder, costMs }
    const begun = canStart(own) ? begin(own) : await elsewhere(wait(own, request))
    const began = now()
    try {
      return await task()
    } catch (error) {
      costs.spend(holder, FAILED_MS)
      throw error
    } finally {
      costs.learn(own, now() - began)
      end(begun)
    }
  }

  function wait({ holder, costMs }: Own, request: CurrentRequest | null): Promise<Running> {
    const { promise, resolve, reject } = Promise.withResolvers<Running>()
    const left = request?.left()
    const isBehindOwn = isHolding(running, holder) || isHolding(waiting, holder)
    const isPatient =
      longestWaitMs === Number.POSITIVE_INFINITY ||
      (!isBehindOwn &&
        costs.hasUsedLittle(holder) &&
        (costMs <= SHORT_MS || holdersOfLong() <= maxHoldersAhead))
    const most = Math.min(
      isPatient ? longestWaitMs : patienceOf(request),
      request?.millisecondsLeft() ?? Number.POSITIVE_INFINITY,
    )
    const refusal = () => busy(isBehindOwn)
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
    const timer = Number.isFinite(most) ? setTimeout(() => entry.refuse(refusal()), most) : undefined
    waiting.add(entry)
    if (left?.aborted) leave()
    left?.addEventListener('abort', leave)
    if (countOf(holder) > maxWaiting || waitOf(entry) > most) entry.refuse(refusal())
    else if (waiting.size > maxWaitingInAll) lastInOrder()?.refuse(busy())
    return promise
  }

  function holdersOfLong(): number {
    const long = [...running, ...waiting].filter(({ costMs }) => costMs > SHORT_MS)
    return new Set(long.map(({ holder }) => holder)).size
  }

  function canStart(own: Own): boolean {
    if (running.size >= atOnce || (keepsLast !== undefined && isHolding(running, own.holder))) return false
    if (kindOf(own) !== 'long') return true
    return [...running].filter(({ kind }) => kind === 'long').length < atOnce - 1
  }

  function kindOf(own: Own): Kind {
    if (keepsLast === undefined) return 'any'
    return own.costMs <= keepsLast.maxCostMs && costs.hasUsedLittle(own.holder) ? 'short' : 'long'
  }

  function begin(own: Own): Running {
    const begun = { ...own, kind: kindOf(own), endsAt: now() + costs.expect(own) }
    running.add(begun)
    return begun
  }

  function end(begun: Running): void {
    running.delete(begun)
    for (let next = firstInOrder(); next !== undefined; next = firstInOrder()) next.start()
  }

  /** An estimate of the time until a task has its turn. */
  function waitOf(own: Waiting): number {
    const kind = kindOf(own)
    const isAhead = (other: Kind) => kind !== 'short' || other === 'short'
    let milliseconds = 0
    for (const each of running)
      if (isAhead(each.kind) || each.holder === own.holder) milliseconds += Math.max(0, each.endsAt - now())
    for (const each of waiting)
      if (each !== own && isAhead(kindOf(each)) && weight(each) <= weight(own))
        milliseconds += costs.expect(each)
    return milliseconds / (keepsLast === undefined ? atOnce : atOnce - 1)
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
    return costs.usedBy(holder) + costMs
  }

  function countOf(holder: string): number {
    let count = 0
    for (const each of waiting) if (each.holder === holder) count++
    return count
  }

  function busy(isBehindOwn = false): RequestError {
    let expected = 0
    for (const each of waiting) expected += costs.expect(each)
    const { least, most } = RETRY_AFTER_SECONDS
    const retryAfter = Math.min(most, Math.max(least, Math.ceil(expected / 1000)))
    return new RequestError('unavailable', {
      retryAfter,
      reason: name,
      ...(isBehindOwn && { message: BEHIND_OWN }),
    })
  }

  function depth(): Depth {
    const [oldest] = waiting
    return {
      running: running.size,
      waiting: waiting.size,
      longestWaitMs: oldest === undefined ? 0 : now() - oldest.since,
    }
  }
  return Object.assign(inTurn, { depth })
}

function isHolding(tasks: Iterable<Own>, holder: string): boolean {
  for (const each of tasks) if (each.holder === holder) return true
  return false
}
