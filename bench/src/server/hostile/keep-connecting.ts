import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 1000

export async function keepConnecting(
  { hostname, port }: URL,
  stop: AbortSignal,
  use: (socket: Socket) => void,
): Promise<number> {
  let connections = 0
  while (!stop.aborted) {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, signal: stop }).on(
      'error',
      () => {},
    )
    const closed = new Promise((resolve) => socket.once('close', resolve))
    connections++
    use(socket)
    await closed
    await delay(PAUSE_MS, undefined, { signal: stop }).catch(() => {})
  }
  return connections
}
