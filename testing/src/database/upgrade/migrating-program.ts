import { once } from 'node:events'
import { MIGRATIONS } from '@wordloom/server/internal/database/migrations/list'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { withBoundaries } from './boundaries.ts'

const [line] = await once(process.stdin, 'data')
const { dataFolder, url, boundary } = JSON.parse(String(line))
const migrations = withBoundaries(MIGRATIONS, (number) => {
  if (number === boundary) process.kill(process.pid, 'SIGKILL')
})
await openDatabase(
  {
    dataFolder,
    url: url === null ? null : new URL(url),
    log: { info() {}, warn() {}, error() {}, fatal() {} },
  },
  migrations,
)
process.exit(3)
