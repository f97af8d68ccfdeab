import { createDice } from '../../words.ts'
import { at } from '../statistics.ts'
import { type Answer, Connection } from './connection.ts'
import { toRequest } from './request.ts'
import { isAccepted, Tally } from './tally.ts'

const MAX_CONNECTIONS = 1024

const TICK_MS = 1
const SIDES = 2 ** 30

export interface Arrival {
  readonly kind: string
  readonly request: string
  readonly heard?: (answer: Answer) => void
}

interface Offer {
  readonly perSecond: number
  readonly times: number
  readonly next: (at: number) => Arrival
  /** The generator skips requests that are later than this, because it would only measure itself. */
  readonly latestMs?: number
  readonly lines?: number
}

export interface Offered {
  /** Times start when a request was due, so that waiting requests don't hide later ones. */
  readonly tally: Tally
  readonly sent: number
  readonly kept: number
  readonly missed: number
  readonly lateMs: number
  readonly seconds: number
  readonly acceptedMeanwhile: number
}

/** Sends requests at random times with a fixed average rate, no matter how earlier requests fare. */
export async function offer(
  address: string,
  { perSecond, times, next, latestMs = Number.POSITIVE_INFINITY, lines = 0 }: Offer,
): Promise<Offered> {
  const url = new URL(address)
  const dice = createDice(times)
  const gap = () => (-Math.log(1 - dice(SIDES) / SIDES) / perSecond) * 1000
  const tally = new Tally()
  const free: Connection[] = await openLines(url, lines)
  const maxConnections = lines === 0 ? MAX_CONNECTIONS : lines
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
    if (connections === maxConnections) return null
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

/** Opens connections in advance, because a server accepts few new ones at a time. */
async function openLines(url: URL, count: number): Promise<Connection[]> {
  const lines = Array.from({ length: count }, () => new Connection(url))
  const hello = toRequest(url.host, { path: '/healthz' })
  await Promise.all(lines.map((line) => line.ask(hello)))
  return lines
}
