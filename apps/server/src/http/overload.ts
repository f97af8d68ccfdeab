import { KINDS_OF_WORK, type Work } from './work.ts'

/** How long what is done in a turn of the event loop may take before the rest of each kind of work in it is refused. */
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

/** Refusing takes its time as well: so many times as much is for what is done, within what is bearable. */
const WORTH = 3

/** What refusing takes, and what doing takes, is an average of turns: the last one has this share. */
const SMOOTHING = 0.2

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
  letIn: number
  ending: NodeJS.Immediate
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
  /** Does what was let in: while too much comes, after all that is refused in the same turn, which takes less. */
  carryOut(act: () => void): void
  /** Whether more has come in than could be done, for some time now. */
  isThere(): boolean
}

const RANKS = Object.fromEntries(KINDS_OF_WORK.map((work, rank) => [work, rank])) as Record<Work, number>
const NONE: number = KINDS_OF_WORK.length
const NOBODY: Queue = { waiting: 0, waitingMs: 0 }

interface OverloadParts {
  readonly queue?: () => Queue | null
  readonly now?: () => number
  /** How long the event loop has had nothing to do so far. */
  readonly idle?: () => number
}

/**
 * Sees at each request how much this turn of the event loop has to do already. All that waits is served in one turn, one after the
 * other, and what comes meanwhile waits for the next: so a turn is as long as the queue. When turns have been long for some time, what
 * does not fit into a short one, by what requests took in those before, is refused, and what is less important than anything that did
 * not fit into the one before is refused at once. Where what was let in waits for something else, as for a connection to the database,
 * the wait there counts as the turn does.
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
  /** How many times its patience each kind of work has, so that refusing takes no more than its share. */
  let stretch = 1
  /** How many were let in of late, and the milliseconds that they took: what goes on after their turn counts, too. */
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
      // What has been done meanwhile was for nobody who asked.
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

/** Behind a few nothing is late, however slow that is: the fewer, the less important it is. */
function isLateBehind({ waiting, waitingMs }: Queue, work: Work): boolean {
  // Pages wait for nothing but their turn.
  if (work === 'pages') return false
  const patience = PATIENCE_MS[work]
  return waiting > (CROWD * patience) / LONG_MS && waitingMs > patience
}
