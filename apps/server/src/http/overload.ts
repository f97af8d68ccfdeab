import { KINDS_OF_WORK, type Work } from './work.ts'

/** In a turn of the event loop longer than this, further work of this kind is refused. */
const PATIENCE_MS: Readonly<Record<Work, number>> = {
  pages: 90,
  webhooks: 45,
  reads: 30,
  writes: 22,
  strangers: 15,
  large_bodies: 10,
}

/** During overload, a longer turn means that the backlog is growing. */
const LONG_MS = PATIENCE_MS.reads

const BEARABLE_MS = 200

/** Time for work relative to the time for refusing, up to `BEARABLE_MS`. */
const WORTH = 3

/** Weight of the last turn in moving averages. */
const SMOOTHING = 0.2

/** Up to this many requests are never refused, however slow the machine is. */
const CROWD = 16

/** More requests than this at once are refused without a grace period. */
const FLOOD = 256

/** Shorter overload, like that of one large task or a slow disk, causes no refusals. */
const GRACE_MS = 2000

/** A queue with a longer wait counts as overload without a grace period. */
const HOPELESS_MS = 1000

interface Turn {
  readonly began: number
  requests: number
  letIn: number
  ending: NodeJS.Immediate
  refusedAt: number | null
  refusing: number
  /** Rank of the most important work that was refused as late. */
  firstRefused: number
}

/** Accepted requests that wait for something else, like a database connection. */
export interface Queue {
  readonly waiting: number
  readonly waitingMs: number
}

export interface Overload {
  /** Call this for every request. Work that is null is never refused. */
  refuses(work: Work | null): boolean
  /** During overload, accepted work runs after the refusals of the same turn, which take less time. */
  carryOut(act: () => void): void
  isThere(): boolean
}

const RANKS = Object.fromEntries(KINDS_OF_WORK.map((work, rank) => [work, rank])) as Record<Work, number>
const NONE: number = KINDS_OF_WORK.length
const NOBODY: Queue = { waiting: 0, waitingMs: 0 }

interface OverloadParts {
  readonly queue?: () => Queue | null
  readonly now?: () => number
  readonly idle?: () => number
}

/**
 * All waiting requests are handled in one turn of the event loop, so a turn is as long as the queue. Once
 * turns have been long for a while, requests that don't fit into a short one are refused, and so is work that
 * is less important than any refused before. A wait in `queue` counts like a long turn.
 */
export function createOverload({
  queue = () => null,
  now = () => performance.now(),
  idle = () => performance.eventLoopUtilization().idle,
}: OverloadParts = {}): Overload {
  let turn: Turn | null = null
  let ended = now()
  let idleUntilThen = idle()
  let longSince: number | null = null
  let isBehind = false
  let firstRefused = NONE
  /** Multiplies `PATIENCE_MS` to limit the share of time spent on refusing. */
  let stretch = 1
  /** Moving averages: accepted requests and their milliseconds, including work after their turn. */
  let done = 0
  let doing = 0

  function refuses(work: Work | null): boolean {
    turn ??= begin()
    turn.requests++
    if (turn.refusedAt !== null) turn.refusing += now() - turn.refusedAt
    turn.refusedAt = null
    isBehind ||= isTooMuch(turn)
    const isRefused = work !== null && isBehind && isNotNow(turn, work)
    if (isRefused) turn.refusedAt = now()
    else turn.letIn++
    return isRefused
  }

  function isNotNow(current: Turn, work: Work): boolean {
    const rank = RANKS[work]
    const isLate = isLateIn(current, work) || isLateBehind(queue() ?? NOBODY, work)
    if (isLate) current.firstRefused = Math.min(current.firstRefused, rank)
    return isLate || rank > firstRefused
  }

  function carryOut(act: () => void): void {
    if (turn === null || !isBehind) {
      act()
      return
    }
    setImmediate(act)
    clearImmediate(turn.ending)
    turn.ending = setImmediate(end)
  }

  function begin(): Turn {
    const began = now()
    if (idle() - idleUntilThen > LONG_MS) {
      ended = began
      idleUntilThen = idle()
      if (!isLateBehind(queue() ?? NOBODY, 'reads')) calmDown()
    }
    return {
      began,
      requests: 0,
      letIn: 0,
      ending: setImmediate(end),
      refusedAt: null,
      refusing: 0,
      firstRefused: NONE,
    }
  }

  function end(): void {
    if (turn === null) return
    const busy = now() - ended - (idle() - idleUntilThen)
    ended = now()
    idleUntilThen = idle()
    const lasted = turn.requests > CROWD ? ended - turn.began : 0
    const { waiting, waitingMs } = queue() ?? NOBODY
    const waits = waiting > CROWD ? waitingMs : 0
    const isLong = Math.max(lasted, waits) > (isBehind ? LONG_MS : BEARABLE_MS)
    const hasRefused = turn.firstRefused !== NONE || firstRefused !== NONE
    if (isLong || hasRefused) longSince ??= turn.began
    else calmDown()
    firstRefused = turn.firstRefused
    done = turn.letIn + (1 - SMOOTHING) * done
    doing = busy - turn.refusing + (1 - SMOOTHING) * doing
    const wanted = Math.min(BEARABLE_MS / LONG_MS, Math.max(1, (WORTH * turn.refusing) / LONG_MS))
    stretch += SMOOTHING * (wanted - stretch)
    turn = null
  }

  function isTooMuch(current: Turn): boolean {
    const crowd = crowdOf(current)
    const { waiting, waitingMs } = queue() ?? NOBODY
    if (crowd > FLOOD || (waiting > CROWD && waitingMs > HOPELESS_MS)) return true
    return crowd > CROWD && now() - (longSince ?? current.began) > GRACE_MS
  }

  function crowdOf({ requests }: Turn): number {
    return requests + (queue() ?? NOBODY).waiting
  }

  function isLateIn({ began, letIn }: Turn, work: Work): boolean {
    const eachMs = done > 0 ? doing / done : (now() - began) / Math.max(1, letIn)
    return letIn * eachMs > PATIENCE_MS[work] * stretch
  }

  function calmDown(): void {
    longSince = null
    isBehind = false
    firstRefused = NONE
    stretch = 1
  }

  return { refuses, carryOut, isThere: () => isBehind }
}

/** A short queue is never too slow. Less important work tolerates a shorter one. */
function isLateBehind({ waiting, waitingMs }: Queue, work: Work): boolean {
  if (work === 'pages') return false
  const patience = PATIENCE_MS[work]
  return waiting > (CROWD * patience) / LONG_MS && waitingMs > patience
}
