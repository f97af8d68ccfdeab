import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))

/** The built product, served on a free port. */
export async function startServer(): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(server.stdout), 'line')
  return { address: String(line).replace(/^.* /, ''), stop: () => server.kill('SIGTERM') }
}
