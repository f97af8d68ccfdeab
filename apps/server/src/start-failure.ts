import { SettingError } from './config/setting-values.ts'
import { DatabaseStartError } from './database/database.ts'
import { NotBuiltError } from './http/pages/pages.ts'

const FORESEEN = [SettingError, NotBuiltError, DatabaseStartError]

export function toStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (FORESEEN.some((Foreseen) => error instanceof Foreseen)) return error.message
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const place = `${address}:${port}`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} at ${address} is in use. Stop the program that uses it, or choose another port: PORT=${Number(port) + 1} npm start`
    case 'EACCES':
      return `Listening at ${place} isn't allowed. Choose a port from 1024 on, for example PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${address ?? error.message.split(' ').at(-1)}. Set HOST to an address of this machine.`
    default:
      return error.stack ?? error.message
  }
}
