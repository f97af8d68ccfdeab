import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export async function askAndHangUp(
  { hostname, port }: URL,
  request: string,
  milliseconds: number,
): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    .on('error', () => {})
    .resume()
  socket.write(request)
  await delay(milliseconds)
  socket.destroy()
}
