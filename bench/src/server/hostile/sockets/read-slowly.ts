import { keepConnecting } from './keep-connecting.ts'

const EVERY_MS = 100
const BYTES = 10_000
const REFUSED = /^HTTP\/1\.1 [45]/

export function readSlowly(url: URL, request: string, stop: AbortSignal): Promise<number> {
  return keepConnecting(url, stop, (socket) => {
    socket.pause().write(request)
    const timer = setInterval(() => {
      const bytes: Buffer | null = socket.read(Math.min(BYTES, socket.readableLength))
      if (bytes !== null && REFUSED.test(bytes.toString('latin1', 0, 16))) socket.destroy()
    }, EVERY_MS)
    socket.once('end', () => socket.destroy()).once('close', () => clearInterval(timer))
  })
}
