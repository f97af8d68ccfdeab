import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Sends a request and closes the connection after some milliseconds, with or without a reply. */
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
