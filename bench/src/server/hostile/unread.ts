import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const TIME_LIMIT_MS = 1000

interface Unread {
  end(): Promise<number>
}

export function askWithoutReading({ hostname, port }: URL, request: string): Unread {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true }).on('error', () => {})
  socket.pause().write(request)
  return {
    async end() {
      const answered = new Promise<number>((resolve) => {
        socket.once('data', (chunk) => resolve(Number(chunk.toString('latin1', 9, 12))))
        socket.once('close', () => resolve(0))
      })
      socket.resume()
      const status = await Promise.race([answered, delay(TIME_LIMIT_MS, 0)])
      socket.destroy()
      return status
    },
  }
}
