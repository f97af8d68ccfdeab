import type { FastifyInstance } from 'fastify'
import {
  BEHIND_OWN,
  type CurrentRequest,
  currentRequest,
  elsewhere,
  patienceOf,
} from '../../current-request.ts'
import type { Database } from '../../database/database.ts'
import { RequestError } from '../../errors.ts'
import type { Depth } from '../../task-queue.ts'

/** Requests of one holder that may work in this thread at the same time. */
const AT_ONCE = 16

const MAX_WAITING = 64

/** The used time of each holder is halved this often. */
const HALVED_AFTER_MS = 2000

/** A holder that has used more, about an eighth of the time, lets others go first. */
const SHARE_MS = 360

/** The part of the time that this thread works from which on it's busy. */
const BUSY = 0.5

const LOOK_EVERY_MS = 50

/** A holder is active this long after its last request came. */
const ACTIVE_MS = 2000

/** Even a holder that has used too much gets one request in after this time. */
const LONGEST_PAUSE_MS = 5000

/** The time to write answers, in milliseconds for each byte. */
const WRITING_MS = 6e-6

const RETRY_AFTER_SECONDS = 5

/** Holders that are idle are forgotten this often. */
const FORGOTTEN_EVERY_MS = 2000

type Request = Pick<CurrentRequest, 'holder' | 'left' | 'age' | 'millisecondsLeft'>

export interface FairShare {
  /**
   * Null if the request may work in this thread now. Otherwise it has to wait. Call `leave` when it's done.
   *
   * @throws {RequestError} `unavailable` if too many requests wait or this one waits too long, `bad_request` if the client left
   */
  enter(request: Request): Promise<void> | null
  leave(holder: string): void
  /** Counts time that this thread worked for a holder. */
  spend(holder: string, milliseconds: number): void
  depth(): Depth
}

interface Waiting {
  readonly since: number
  start(): void
}

interface Holder {
  readonly waiting: Set<Waiting>
  running: number
  usedMs: number
  usedAt: number
  activeAt: number
}

/**
 * Divides this thread among accounts, and networks of visitors. While others are active, a holder that has used more than its
 * share has one request in work at a time, and none while the thread is busy.
 */
export function createFairShare(
  /** Returns the part of the time since the last call that this thread worked. */
  utilization: () => number,
): FairShare {
  const holders = new Map<string, Holder>()
  let isBusy = false
  let lookedAt = now()
  let forgottenAt = now()
  let timer: NodeJS.Timeout | undefined

  function enter(request: Request): Promise<void> | null {
    const name = request.holder()
    const holder = holderOf(name)
    holder.activeAt = now()
    if (now() - lookedAt >= LOOK_EVERY_MS) measure()
    if (holder.waiting.size > 0 || holder.running >= limitOf(name, holder)) return wait(request, holder)
    holder.running++
    return null
  }

  function wait(request: Request, holder: Holder): Promise<void> {
    if (holder.waiting.size >= MAX_WAITING) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const left = request.left()
    const stop = () => {
      holder.waiting.delete(entry)
      clearTimeout(limit)
      left.removeEventListener('abort', leave)
    }
    const entry: Waiting = {
      since: now(),
      start: () => {
        stop()
        holder.running++
        resolve()
      },
    }
    const refuse = (error: RequestError) => {
      stop()
      reject(error)
    }
    const leave = () => refuse(new RequestError('bad_request'))
    const isBehindOwn = holder.running > 0 || holder.waiting.size > 0
    const most = isBehindOwn ? patienceOf(request) : request.millisecondsLeft()
    const limit = setTimeout(() => refuse(busy()), most)
    holder.waiting.add(entry)
    left.addEventListener('abort', leave)
    if (left.aborted) leave()
    timer ??= setInterval(look, LOOK_EVERY_MS)
    return promise
  }

  function look(): void {
    measure()
    for (const [name, holder] of holders) startNext(name, holder)
    if (depth().waiting > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function startNext(name: string, holder: Holder): void {
    for (const each of holder.waiting) {
      if (holder.running >= limitOf(name, holder)) return
      each.start()
    }
  }

  function limitOf(name: string, holder: Holder): number {
    if (usedBy(holder) <= SHARE_MS || !areOthersActive(name)) return AT_ONCE
    const [first] = holder.waiting
    const hasPaused = first !== undefined && now() - first.since >= LONGEST_PAUSE_MS
    return isBusy && !hasPaused ? 0 : 1
  }

  function areOthersActive(name: string): boolean {
    for (const [other, holder] of holders) if (other !== name && isActive(holder)) return true
    return false
  }

  function isActive({ activeAt, running, waiting }: Holder): boolean {
    return running > 0 || waiting.size > 0 || now() - activeAt < ACTIVE_MS
  }

  function usedBy(holder: Holder): number {
    const passed = now() - holder.usedAt
    holder.usedAt += passed
    holder.usedMs *= 2 ** (-passed / HALVED_AFTER_MS)
    return holder.usedMs
  }

  function measure(): void {
    lookedAt = now()
    isBusy = utilization() > BUSY
    if (lookedAt - forgottenAt < FORGOTTEN_EVERY_MS) return
    forgottenAt = lookedAt
    for (const [name, holder] of holders) if (!isActive(holder) && usedBy(holder) < 1) holders.delete(name)
  }

  function holderOf(name: string): Holder {
    const known = holders.get(name)
    if (known !== undefined) return known
    const holder = { waiting: new Set<Waiting>(), running: 0, usedMs: 0, usedAt: now(), activeAt: now() }
    holders.set(name, holder)
    return holder
  }

  function depth(): Depth {
    let [running, waiting, longestWaitMs] = [0, 0, 0]
    for (const holder of holders.values()) {
      const [first] = holder.waiting
      running += holder.running
      waiting += holder.waiting.size
      if (first !== undefined) longestWaitMs = Math.max(longestWaitMs, now() - first.since)
    }
    return { running, waiting, longestWaitMs }
  }

  return {
    enter,
    leave(name) {
      const holder = holderOf(name)
      holder.running--
      startNext(name, holder)
    },
    spend(name, milliseconds) {
      const holder = holders.get(name)
      if (holder !== undefined) holder.usedMs = usedBy(holder) + milliseconds
    },
    depth,
  }
}

const now = (): number => performance.now()

function busy(): RequestError {
  return new RequestError('unavailable', {
    retryAfter: RETRY_AFTER_SECONDS,
    reason: 'share',
    message: BEHIND_OWN,
  })
}

/** Counts the time of statements, if the database runs in this thread, and estimates the time to write answers. */
export function shareThread(
  app: FastifyInstance,
  { kind, activity }: Pick<Database, 'kind' | 'activity'>,
): FairShare['depth'] {
  let before = performance.eventLoopUtilization()
  const share = createFairShare(() => {
    const after = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(after, before)
    before = after
    return utilization
  })
  if (kind === 'sqlite')
    activity.watch(({ operation, milliseconds }) => {
      const holder = operation === 'sync' ? undefined : currentRequest()?.holder()
      if (holder !== undefined) share.spend(holder, milliseconds)
    })
  app.addHook('preHandler', async ({ exchange, routeOptions }, { raw }) => {
    const { endpoint } = routeOptions.config
    // Signed calls of one program are for many accounts.
    if (endpoint === undefined || endpoint.isSigned) return
    await exchange.prepare(async () => {
      const request = currentRequest()
      if (request === null) return
      const waiting = share.enter(request)
      if (waiting !== null) await elsewhere(waiting)
      const holder = request.holder()
      void Promise.race([exchange.handled, exchange.nextAside()]).then(() => share.leave(holder))
      const { socket } = raw
      const before = socket?.bytesWritten ?? 0
      raw.once('close', () => share.spend(holder, ((socket?.bytesWritten ?? before) - before) * WRITING_MS))
    })
  })
  return share.depth
}
