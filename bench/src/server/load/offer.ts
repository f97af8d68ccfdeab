import { createDice } from '../../words.ts'
import { at } from '../statistics.ts'
import { type Answer, Connection } from './connection.ts'
import { toRequest } from './request.ts'
import { isAccepted, Tally } from './tally.ts'

/** Connections at once, where nothing else is said. */
const MOST_CONNECTIONS = 1024

const TICK_MS = 1
const SIDES = 2 ** 30

/** One of those that come. */
export interface Arrival {
  readonly kind: string
  readonly request: string
  readonly heard?: (answer: Answer) => void
}

interface Offer {
  readonly perSecond: number
  readonly times: number
  readonly next: (at: number) => Arrival
  /** What the generator itself is later with than this is left out: past what it can do, it would only measure itself. */
  readonly latestMs?: number
  /** So many connections, opened before the first request. */
  readonly lines?: number
}

export interface Offered {
  /** Times count from when a request was due, so that nothing is left out while others are waited for. */
  readonly tally: Tally
  readonly sent: number
  /** Not sent, as each connection waited for an answer. */
  readonly kept: number
  /** Not sent, as the generator was late. */
  readonly missed: number
  /** By how much the generator was late, 99th percentile, in milliseconds. */
  readonly lateMs: number
  /** Until the last was sent. */
  readonly seconds: number
  /** How many were accepted until then. */
  readonly acceptedMeanwhile: number
}

/** Requests come by themselves at a rate, as from many people who know nothing of each other, whatever becomes of those before. */
export async function offer(
  address: string,
  { perSecond, times, next, latestMs = Number.POSITIVE_INFINITY, lines = 0 }: Offer,
): Promise<Offered> {
  const url = new URL(address)
  const dice = createDice(times)
  const gap = () => (-Math.log(1 - dice(SIDES) / SIDES) / perSecond) * 1000
  const tally = new Tally()
  const free: Connection[] = await openLines(url, lines)
  const mostConnections = lines === 0 ? MOST_CONNECTIONS : lines
  const underWay = new Set<Promise<void>>()
  const delays: number[] = []
  let connections = lines
  let kept = 0
  let missed = 0

  const take = (): Connection | null => {
    for (let connection = free.pop(); connection !== undefined; connection = free.pop()) {
      if (connection.isOpen) return connection
      connections--
    }
    if (connections === mostConnections) return null
    connections++
    return new Connection(url)
  }
  const exchange = async (connection: Connection, { kind, request, heard }: Arrival, due: number) => {
    try {
      const answer = await connection.ask(request)
      tally.add({ kind, status: answer.status }, performance.now() - due)
      heard?.(answer)
    } catch {
      tally.add({ kind, status: 0 }, performance.now() - due)
    }
    free.push(connection)
  }
  const arrive = (number: number, due: number) => {
    const late = performance.now() - due
    delays.push(late)
    if (late > latestMs) {
      missed++
      return
    }
    const connection = take()
    if (connection === null) {
      kept++
      return
    }
    const exchanged = exchange(connection, next(number), due).finally(() => underWay.delete(exchanged))
    underWay.add(exchanged)
  }

  const started = performance.now()
  let due = started + gap()
  for (let number = 0; number < times; number++, due += gap()) {
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    arrive(number, due)
  }
  const seconds = (performance.now() - started) / 1000
  const acceptedMeanwhile = tally.count(isAccepted)
  await Promise.all(underWay)
  for (const connection of free) connection.close()
  const lateMs = at(
    delays.sort((a, b) => a - b),
    0.99,
  )
  return { tally, sent: times - kept - missed, kept, missed, lateMs, seconds, acceptedMeanwhile }
}

/** Servers take few new connections at a time: many at once would wait for that. */
async function openLines(url: URL, count: number): Promise<Connection[]> {
  const lines = Array.from({ length: count }, () => new Connection(url))
  const hello = toRequest(url.host, { path: '/healthz' })
  await Promise.all(lines.map((line) => line.ask(hello)))
  return lines
}
