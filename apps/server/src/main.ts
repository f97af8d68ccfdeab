import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config/config.ts'
import { toAddress, toAddressWarning } from './config/listening-address.ts'
import { prepareDemoKey } from './demo/demo-key.ts'
import { toDemoPath } from './http/pages/demo.ts'
import { toStartFailure } from './start-failure.ts'
import { WEB_ROOT } from './web-root.ts'

const TIME_LIMIT_MS = 30_000

const HANG_UP_EVERY_MS = 100

// Without a listener, a failed write to the log, as on a full disk, would crash the process.
process.stderr.on('error', () => {})

await main().catch((error: unknown) => {
  process.stderr.write(`${toStartFailure(error)}\n`)
  process.exit(1)
})

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const stop = new AbortController()
  const app = await createApp({ config, webRoot: WEB_ROOT, isStopping: () => stop.signal.aborted })
  const hangUp = hangUpWith(app)
  await app.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' })
  const address = toAddress(config, app)
  const demoLine = config.isDemo ? await toDemoLine(config, address) : ''
  const warning = toAddressWarning(config, address)
  if (warning !== null) app.log.warn(warning)
  // Listen for signals first: a program that reads the line below may stop the server immediately.
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), once(process, 'SIGHUP')])
  process.stdout.write(`Wordloom is serving ${address}\n${demoLine}`)

  await told
  stop.abort()
  // A terminal and npm can both send the signal. A second one must not interrupt running requests.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
  await finish(app, hangUp)
}

async function toDemoLine({ dataFolder }: Config, address: string): Promise<string> {
  const key = await prepareDemoKey(dataFolder)
  return `Open the demo, with its administrator and emails: ${address}${toDemoPath(key)}\n`
}

/** Closes connections without a request. For Node, a connection that never sent anything isn't idle. */
function hangUpWith({ server }: FastifyInstance): () => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

async function finish(app: FastifyInstance, hangUp: () => void): Promise<void> {
  const giveUp = setTimeout(() => {
    app.log.error('requests were still in progress and were cut off')
    process.exit(1)
  }, TIME_LIMIT_MS)
  // Connections whose requests end during the shutdown would otherwise be kept alive.
  const hangingUp = setInterval(hangUp, HANG_UP_EVERY_MS)
  await app.close()
  clearInterval(hangingUp)
  clearTimeout(giveUp)
}
