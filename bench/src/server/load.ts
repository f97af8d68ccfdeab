import { connect, type Socket } from 'node:net'

export interface Call {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answers {
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>
  /** How long each took, in milliseconds, the shortest first. */
  readonly times: readonly number[]
  /** The head of the last answer. */
  readonly head: string
}

/**
 * Sends the call, or the one of each number from 0, `times` times over `atOnce` connections, on each as soon as the one before is answered. It speaks the protocol by
 * itself, as far as our own server does: a client of the standard library takes more time than the server.
 */
export async function send(
  address: string,
  call: Call | ((at: number) => Call),
  times: number,
  atOnce: number,
): Promise<Answers> {
  const { hostname, port, host } = new URL(address)
  const same = typeof call === 'function' ? null : toRequest(host, call)
  const requestAt = (at: number) => same ?? toRequest(host, typeof call === 'function' ? call(at) : call)
  const statuses = new Map<number, number>()
  const taken: number[] = []
  let head = ''
  let begun = 0
  const worker = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    while (begun < times) {
      const request = requestAt(begun++)
      const started = performance.now()
      head = await exchange(socket, request)
      taken.push(performance.now() - started)
      const status = Number(head.slice(9, 12))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    socket.destroy()
  }
  const rest = stayAwake()
  await Promise.all(Array.from({ length: atOnce }, worker))
  rest()
  return { statuses, times: taken.sort((a, b) => a - b), head }
}

/** To wake a sleeping core would be charged to the server that answers it, and only where it is the slower of the two. */
function stayAwake(): () => void {
  let isAwake = true
  const turn = () => {
    if (isAwake) setImmediate(turn)
  }
  turn()
  return () => {
    isAwake = false
  }
}

function toRequest(host: string, { path, method = 'GET', headers = {}, body = '' }: Call): string {
  const lines = Object.entries({
    host,
    ...headers,
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': body.length }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The head of the answer, once all of it has come. */
function exchange(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const take = (bytes: Buffer) => {
      answer += bytes.toString('latin1')
      const end = answer.indexOf('\r\n\r\n')
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1])
      if (end < 0 || answer.length < end + 4 + length) return
      socket.off('data', take).off('error', reject)
      resolve(answer.slice(0, end))
    }
    socket.on('data', take).on('error', reject)
    socket.write(request)
  })
}
