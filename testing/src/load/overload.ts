import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const TIME_LIMIT_MS = 200

export interface RequestKind {
  readonly name: string
  readonly share: number
  readonly text: (number: number) => string
}

export interface Answers {
  readonly done: number[]
  readonly refused: number[]
}

export interface Overload {
  readonly byKind: ReadonlyMap<string, Answers>
  readonly strange: ReadonlySet<string>
}

export async function overload(
  origin: string,
  lines: number,
  kinds: readonly RequestKind[],
  isEnough: (answered: number, done: number) => boolean,
): Promise<Overload> {
  const { hostname, port } = new URL(origin)
  const byKind = new Map<string, Answers>(kinds.map(({ name }) => [name, { done: [], refused: [] }]))
  const strange = new Set<string>()
  const hundred = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  let asked = 0
  let answered = 0
  let done = 0

  const speak = async (socket: Socket) => {
    while (!isEnough(answered, done)) {
      // The step of 37 mixes the kinds, so that clients never all send the same request at once.
      const kind = hundred[(asked * 37) % hundred.length]
      if (kind === undefined) throw new Error('There is nothing to ask for.')
      const started = performance.now()
      const head = await exchange(socket, kind.text(asked++))
      answered++
      const told = byKind.get(kind.name)
      const time = performance.now() - started
      if (head.startsWith('HTTP/1.1 2')) {
        told?.done.push(time)
        done++
      } else if (isRefusal(head)) {
        told?.refused.push(time)
        await pause(2 * TIME_LIMIT_MS * Math.random())
      } else strange.add(`${kind.name}: ${head}`)
    }
    socket.destroy()
  }

  const sockets: Socket[] = []
  for (let line = 0; line < lines; line++) {
    const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay()
    await once(socket, 'connect')
    sockets.push(socket)
  }
  await Promise.all(sockets.map(speak))
  return { byKind, strange }
}

function isRefusal(head: string): boolean {
  return head.startsWith('HTTP/1.1 503 ') && /\r\nretry-after: \d+\r\n/i.test(head)
}

function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const take = (text: string) => {
      answer += text
      const end = answer.indexOf('\r\n\r\n')
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (end < 0 || answer.length < end + 4 + length) return
      socket.off('data', take).off('close', stop)
      resolve(answer.slice(0, end + 2))
    }
    const stop = () => reject(new Error('The server has hung up.'))
    socket.on('data', take).once('close', stop)
    socket.write(request)
  })
}
