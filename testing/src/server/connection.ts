import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export async function aConnection(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  const socket = connect(address.port, address.address)
  await once(socket, 'connect')
  return socket.setEncoding('utf8')
}

export async function ask(
  app: FastifyInstance,
  text: string,
): Promise<{ status: number; text: string } | null> {
  const socket = await aConnection(app)
  let answer = ''
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (part: string) => {
      answer += part
      if (isWhole(answer)) resolve()
    })
    socket.on('close', () => resolve())
    // A connection cut while sending ends with an error.
    socket.on('error', () => resolve())
  })
  socket.write(text)
  await answered
  socket.destroy()
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
  return status === undefined ? null : { status: Number(status), text: answer }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end === -1) return false
  const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0)
  return Buffer.byteLength(answer.slice(end + 4)) >= length
}
