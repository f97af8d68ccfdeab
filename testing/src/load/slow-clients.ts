import { once } from 'node:events'
import { connect } from 'node:net'

/** Each client sends something once per second, in 20 groups at different times. */
const PARTS = 20
const PART_EVERY_MS = 1000 / PARTS

const MAX_HEARD = 1000

/** If more arrived at the same time, the server would refuse some of them as an overload. */
const ARRIVE_AT_ONCE = 50

interface SlowClients extends Disposable {
  readonly left: () => number
  readonly shortestMs: () => number
  /** The share of clients that heard that their time is over. */
  readonly timedOutShare: () => number
  /** The share of clients that heard why they are disconnected. */
  readonly toldShare: () => number
  readonly answers: () => ReadonlySet<string>
}

type Client = Awaited<ReturnType<typeof aClient>>

/** Each sends a letter per second of a request that never ends. `between` runs after each group. */
export async function slowSpeakers(
  origin: string,
  count: number,
  beginning: string,
  between: () => Promise<unknown>,
): Promise<SlowClients> {
  const clients: Client[] = []
  while (clients.length < count) {
    const length = Math.min(ARRIVE_AT_ONCE, count - clients.length)
    clients.push(...(await Promise.all(Array.from({ length }, () => aClient(origin, beginning)))))
    await between()
  }
  let turn = 0
  const speaking = setInterval(() => {
    turn++
    for (let at = turn % PARTS; at < count; at += PARTS) clients[at]?.socket.write('x')
  }, PART_EVERY_MS)
  return toSlowClients(clients, () => clearInterval(speaking))
}

export async function slowReaders(origin: string, count: number, request: string): Promise<SlowClients> {
  const clients = await Promise.all(Array.from({ length: count }, () => aClient(origin, request)))
  await Promise.all(clients.map(({ begun }) => begun))
  for (const { socket } of clients) socket.pause()
  return toSlowClients(clients)
}

function toSlowClients(clients: readonly Client[], beforeEnd = () => {}): SlowClients {
  return {
    left: () => clients.filter(({ socket }) => !socket.destroyed).length,
    shortestMs: () => Math.min(...clients.filter(isTimedOut).map(({ life }) => life())),
    timedOutShare: () => clients.filter(isTimedOut).length / clients.length,
    toldShare: () => clients.filter(({ heard }) => heard() !== '').length / clients.length,
    answers: () => new Set(clients.map(({ heard }) => heard().split('\r\n', 1)[0] ?? '')),
    [Symbol.dispose]() {
      beforeEnd()
      for (const { socket } of clients) socket.destroy()
    },
  }
}

function isTimedOut({ heard }: Client): boolean {
  return heard().startsWith('HTTP/1.1 408')
}

async function aClient(origin: string, beginning: string) {
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  let end = Number.POSITIVE_INFINITY
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  const begun = Promise.withResolvers<void>()
  let text = ''
  socket.on('data', (part: string) => {
    if (text.length < MAX_HEARD) text += part
    begun.resolve()
  })
  socket.on('close', () => {
    end = performance.now()
    begun.resolve()
  })
  // A client cut off while sending gets an error.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(beginning)
  return { socket, begun: begun.promise, heard: () => text, life: () => end - start }
}
