import { DatabaseStartError } from './database/database.ts'
import { NotBuiltError } from './http/pages.ts'
import { SettingError } from './setting-error.ts'

const FORESEEN = [SettingError, NotBuiltError, DatabaseStartError]

export function toStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (FORESEEN.some((Foreseen) => error instanceof Foreseen)) return error.message
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number }
  const place = `${address}:${port}`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken at ${address}. Stop what listens there, or choose another: PORT=${Number(port) + 1} npm start`
    case 'EACCES':
      return `Listening at ${place} is not allowed. Choose a port from 1024 on, for example PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${address ?? error.message.split(' ').at(-1)}. Set HOST to one it has.`
    default:
      return error.stack ?? error.message
  }
}
