/** Visitors and large bodies have low priority: when too many requests are in work, they are refused first. */
export type Priority = 'high' | 'low'

/** Requests of any priority in work from which on those of this priority need a share. */
const MAX_IN_WORK: Readonly<Record<Priority, number>> = { high: 128, low: 64 }

/** Places that their holders share equally when all are taken. Those for low priority are beside all others. */
const SHARED: Readonly<Record<Priority, number>> = { high: 128, low: 16 }

/** Requests of one holder that work or wait. More would wait too long for their turn. */
const MAX_OF_ONE = 96

interface Arrival {
  readonly priority: Priority
  /** An account, or a network of visitors. */
  readonly holder: string
}

export interface Places<Request> {
  hasRoom(arrival: Arrival): boolean
  enter(request: Request, arrival: Arrival): void
  /** The request waits for another thread or server, and takes no place meanwhile. False if it has none. */
  stepAside(request: Request): boolean
  comeBack(request: Request): void
  /** False if the request has left already. */
  leave(request: Request): boolean
  /** Counts the request for another holder, once that is known. */
  move(request: Request, holder: string): void
}

/**
 * The places of requests in work. While there are some left, anyone may take them. When all are taken, a holder gets one
 * more if it has less than an equal share, so a few busy holders never keep the others out.
 */
export function createPlaces<Request>(): Places<Request> {
  const inWork = { high: createGroup<Request>(), low: createGroup<Request>() }
  const aside = createGroup<Request>()
  const groups = [inWork.high, inWork.low, aside]
  const sharing = { high: [inWork.high, inWork.low], low: [inWork.low] }

  return {
    hasRoom({ priority, holder }) {
      if (sumOf(groups, ({ countOf }) => countOf(holder)) >= MAX_OF_ONE) return false
      if (inWork.high.size() + inWork.low.size() < MAX_IN_WORK[priority]) return true
      const own = sumOf(sharing[priority], ({ countOf }) => countOf(holder))
      const holders = sumOf(sharing[priority], ({ holders }) => holders())
      return (own + 1) * (holders + (own === 0 ? 1 : 0)) <= SHARED[priority]
    },
    enter: (request, arrival) => inWork[arrival.priority].add(request, arrival),
    stepAside(request) {
      const arrival = inWork.high.remove(request) ?? inWork.low.remove(request)
      if (arrival !== null) aside.add(request, arrival)
      return arrival !== null
    },
    comeBack(request) {
      const arrival = aside.remove(request)
      if (arrival !== null) inWork[arrival.priority].add(request, arrival)
    },
    leave: (request) => groups.some(({ remove }) => remove(request) !== null),
    move(request, holder) {
      for (const { add, remove } of groups) {
        const arrival = remove(request)
        if (arrival !== null) add(request, { ...arrival, holder })
      }
    },
  }
}

function sumOf<Item>(items: readonly Item[], toNumber: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + toNumber(item), 0)
}

interface Group<Request> {
  add(request: Request, arrival: Arrival): void
  /** Null if the request isn't in the group. */
  remove(request: Request): Arrival | null
  countOf(holder: string): number
  holders(): number
  size(): number
}

function createGroup<Request>(): Group<Request> {
  const arrivals = new Map<Request, Arrival>()
  const counts = new Map<string, number>()
  const countOf = (holder: string) => counts.get(holder) ?? 0

  return {
    add(request, arrival) {
      arrivals.set(request, arrival)
      counts.set(arrival.holder, countOf(arrival.holder) + 1)
    },
    remove(request) {
      const arrival = arrivals.get(request)
      if (arrival === undefined) return null
      arrivals.delete(request)
      const left = countOf(arrival.holder) - 1
      if (left === 0) counts.delete(arrival.holder)
      else counts.set(arrival.holder, left)
      return arrival
    },
    countOf,
    holders: () => counts.size,
    size: () => arrivals.size,
  }
}
