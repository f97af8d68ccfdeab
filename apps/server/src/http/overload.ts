import { KINDS_OF_WORK, type Work } from './work.ts'

/** How long a turn of the event loop may have lasted before the rest of each kind of work in it is refused. */
const PATIENCE_MS: Readonly<Record<Work, number>> = {
  pages: 90,
  webhooks: 45,
  reads: 30,
  writes: 22,
  strangers: 15,
  large_bodies: 10,
}

/** While too much comes, a turn that lasts longer leaves more behind than it found. */
const LONG_MS = PATIENCE_MS.reads

/** So long a wait is none that need be spared anybody. */
const BEARABLE_MS = 200

/** Refusing takes its time as well: at least so many times as much is for what is done, within what is bearable. */
const WORTH = 4
/** By so much of itself that changes from one turn to the next at most, when there is less to refuse. */
const EASING = 0.1

/** So few make no crowd, however slow the machine is. */
const CROWD = 16

/** So many at once are a flood. */
const FLOOD = 256

/** What is over in such a time, as when one large thing or a slow disk has held up all others, is only waited for. */
const GRACE_MS = 2000

/** Whoever would have to wait so long elsewhere gives up there soon. */
const HOPELESS_MS = 1000

interface Turn {
  readonly began: number
  requests: number
  /** When the last request in it was refused, where nothing has come since. */
  refusedAt: number | null
  /** Milliseconds. */
  refusing: number
  /** The rank of the most important work that came too late in it. */
  firstRefused: number
}

/** What has been let in and waits elsewhere. */
export interface Queue {
  readonly waiting: number
  /** How long one more would, as it seems. */
  readonly waitingMs: number
}

export interface Overload {
  /** Whether this is refused now, since too much has come before it; null is never. To be asked of every request. */
  refuses(work: Work | null): boolean
  /** Whether more has come in than could be done, for some time now. */
  isThere(): boolean
}

const RANKS = Object.fromEntries(KINDS_OF_WORK.map((work, rank) => [work, rank])) as Record<Work, number>
const NONE: number = KINDS_OF_WORK.length
const NOBODY: Queue = { waiting: 0, waitingMs: 0 }

interface OverloadParts {
  readonly queue?: () => Queue | null
  readonly now?: () => number
}

/**
 * Sees at each request how long this turn of the event loop has lasted. All that waits is served in one turn, one after the other, and
 * what comes meanwhile waits for the next: so a turn is as long as the queue. When turns have been long for some time, what does not fit
 * into a short one is refused, and what is less important than anything that did not fit into the one before is refused at once. Where
 * what was let in waits for something else, as for a connection to the database, the wait there counts as the turn does.
 */
export function createOverload({
  queue = () => null,
  now = () => performance.now(),
}: OverloadParts = {}): Overload {
  let turn: Turn | null = null
  let ended = now()
  let longSince: number | null = null
  let isBehind = false
  let firstRefused = NONE
  /** How many times its patience each kind of work has, so that refusing takes no more than its share. */
  let stretch = 1

  function refuses(work: Work | null): boolean {
    turn ??= begin()
    turn.requests++
    if (turn.refusedAt !== null) turn.refusing += now() - turn.refusedAt
    turn.refusedAt = null
    isBehind ||= isTooMuch(turn)
    if (work === null || !isBehind) return false
    const rank = RANKS[work]
    const isLate = isLateIn(turn, work) || isLateBehind(queue() ?? NOBODY, work)
    if (isLate) turn.firstRefused = Math.min(turn.firstRefused, rank)
    const isRefused = isLate || rank > firstRefused
    if (isRefused) turn.refusedAt = now()
    return isRefused
  }

  function begin(): Turn {
    const began = now()
    const isPause = began - ended > LONG_MS
    if (isPause && !isLateBehind(queue() ?? NOBODY, 'reads')) calmDown()
    setImmediate(end)
    return { began, requests: 0, refusedAt: null, refusing: 0, firstRefused: NONE }
  }

  function end(): void {
    if (turn === null) return
    ended = now()
    const lasted = turn.requests > CROWD ? ended - turn.began : 0
    const { waiting, waitingMs } = queue() ?? NOBODY
    const waits = waiting > CROWD ? waitingMs : 0
    const isLong = Math.max(lasted, waits) > (isBehind ? LONG_MS : BEARABLE_MS)
    const hasRefused = turn.firstRefused !== NONE || firstRefused !== NONE
    if (isLong || hasRefused) longSince ??= turn.began
    else calmDown()
    firstRefused = turn.firstRefused
    stretch = Math.min(
      BEARABLE_MS / LONG_MS,
      Math.max(1, (WORTH * turn.refusing) / LONG_MS, stretch * (1 - EASING)),
    )
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

  function isLateIn({ began }: Turn, work: Work): boolean {
    return now() - began > PATIENCE_MS[work] * stretch
  }

  function calmDown(): void {
    longSince = null
    isBehind = false
    firstRefused = NONE
    stretch = 1
  }

  return { refuses, isThere: () => isBehind }
}

/** Behind a few nothing is late, however slow that is: the fewer, the less important it is. */
function isLateBehind({ waiting, waitingMs }: Queue, work: Work): boolean {
  // Pages wait for nothing but their turn.
  if (work === 'pages') return false
  const patience = PATIENCE_MS[work]
  return waiting > (CROWD * patience) / LONG_MS && waitingMs > patience
}
