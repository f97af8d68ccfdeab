import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { POSTGRES_SOCKET } from './provided.ts'

export async function askForPostgresDatabase(): Promise<{ readonly url: URL; drop(): void }> {
  const socket = connect(POSTGRES_SOCKET ?? '')
  const [line] = await once(createInterface(socket), 'line')
  const url = URL.parse(String(line))
  if (url === null) throw new Error(String(line))
  return { url, drop: () => socket.end() }
}
