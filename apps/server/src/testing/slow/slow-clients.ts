import { once } from 'node:events'
import { connect } from 'node:net'

/** Each of them says something once a second, and never are it many at once. */
const PARTS = 20
const PART_EVERY_MS = 1000 / PARTS

const MOST_HEARD = 1000

/** More of them at once would be a flood, some of which is refused. */
const ARRIVE_AT_ONCE = 50

interface SlowClients extends Disposable {
  /** How many of them have not heard yet that they were cut off. */
  readonly left: () => number
  /** How many milliseconds the first to be cut off had, of those who were told that their time was over. */
  readonly shortestMs: () => number
  /** Which share of them were told so. */
  readonly toldShare: () => number
  /** The first lines of what they were answered. */
  readonly answers: () => ReadonlySet<string>
}

type Client = Awaited<ReturnType<typeof aClient>>

/** So many that say a beginning, and then a letter each second of what never ends. They come in groups, something in between. */
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

/** So many that ask for something and read no more than its beginning. */
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
    toldShare: () => clients.filter(isTimedOut).length / clients.length,
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
    if (text.length < MOST_HEARD) text += part
    begun.resolve()
  })
  socket.on('close', () => {
    end = performance.now()
    begun.resolve()
  })
  // Whoever is cut off while they speak is told so.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(beginning)
  return { socket, begun: begun.promise, heard: () => text, life: () => end - start }
}
