import { type Call, toRequest } from '../../load/request.ts'
import { keepConnecting } from './keep-connecting.ts'

const EVERY_MS = 1000
const BYTES = 4000

export function sendSlowly(url: URL, call: Call, stop: AbortSignal): Promise<number> {
  const request = Buffer.from(toRequest(url.host, call))
  const start = request.indexOf('\r\n\r\n') + 4
  return keepConnecting(url, stop, (socket) => {
    let sent = start
    socket.write(request.subarray(0, start))
    const timer = setInterval(() => {
      socket.write(request.subarray(sent, sent + BYTES))
      sent += BYTES
    }, EVERY_MS)
    // A reply before the end of the body is a refusal.
    socket.once('data', () => socket.destroy()).once('close', () => clearInterval(timer))
  })
}
